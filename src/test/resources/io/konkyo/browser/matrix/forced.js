const faults = [];
document.querySelectorAll('button, select, input[type=text], .mark').forEach(element => {
  if (!element.checkVisibility({ visibilityProperty: true })) return;
  const style = getComputedStyle(element);
  const border = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none'
    && style.borderTopColor !== getComputedStyle(document.body).backgroundColor;
  if (!border) {
    faults.push({ rule: 'control-edge', what: element.outerHTML.slice(0, 120) });
  }
});
return faults;
