package io.konkyo.content.bind;

import io.konkyo.content.Axis;
import io.konkyo.content.CountedThing;
import io.konkyo.content.Instrument;
import io.konkyo.content.Marker;
import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.Setup;
import io.konkyo.content.Source;
import io.konkyo.content.Term;
import io.konkyo.content.text.Text;
import io.konkyo.quantity.UnitRegistry;
import java.util.Map;
import java.util.Set;

/** What facts and pages refer to by name. */
record Vocabulary(
    Map<String, Marker> markers,
    UnitRegistry units,
    Map<String, CountedThing> counted,
    Map<String, Axis> axes,
    Map<String, Term> terms,
    Map<String, ModelDeclaration> models,
    Set<String> brokenModels,
    Map<String, Source> sources,
    Map<String, Setup> setups,
    Map<String, Instrument> instruments,
    Map<String, Text> observed) {}
