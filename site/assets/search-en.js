window.konkyoIndex = {
  "pages": {
    "coverage.html": "Coverage",
    "errata.html": "Disagreements with sources",
    "index.html": "Measurements with their grounds",
    "ledger-dns.html": "Name lookups and ndots",
    "ledger-environment.html": "Measurement environment",
    "ledger-histogram.html": "Histogram resolution",
    "ledger-http.html": "Latency of HTTP and gRPC requests",
    "ledger-incident.html": "Incident record of the load balancer controller",
    "ledger-ping.html": "Round-trip times when idle",
    "ledger-pool.html": "Highest request rate of a fixed connection pool",
    "ledger-segment-size.html": "Segment size",
    "ledger-sustained.html": "Sustained transfer",
    "ledger-throughput.html": "TCP throughput and its limits",
    "ledger-transfer-cost.html": "Cost model of transfers between AZs",
    "pod-network.html": "Quiz on Pod network measurements",
    "quality.html": "Quality of items",
    "sources.html": "Sources"
  },
  "parts": [
    {
      "group": "section",
      "page": "coverage.html",
      "anchor": "",
      "title": "Coverage",
      "text": "What holds the figures and keys of this site, and where nothing does."
    },
    {
      "group": "section",
      "page": "errata.html",
      "anchor": "",
      "title": "Disagreements with sources",
      "text": "Numbers that a source printed and that its own raw values do not give. The quotation stays as it was printed; the recomputed value stands beside it."
    },
    {
      "group": "section",
      "page": "index.html",
      "anchor": "",
      "title": "Measurements with their grounds",
      "text": "A quiz on figures that were measured in the Pod network of EKS, computed anew from the raw values. A second quiz, on a home server, and the reports are in Korean and Japanese."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "",
      "title": "Name lookups and ndots",
      "text": "Records of how the dots in a name, ndots and the search list turn one lookup into so many queries."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.ndots",
      "title": "value of ndots",
      "text": "dns.ndots configuration default setting 5 with a trailing dot 5 ndots:1 1"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.searched",
      "title": "use of the search list (used or skipped, as one or nought)",
      "text": "dns.searched configuration default setting 1 with a trailing dot 0 ndots:1 1 If a name ends in a dot, the resolver skips the search list."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.search.count",
      "title": "number of search domains",
      "text": "4 domains dns.search.count configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.records",
      "title": "records asked for each candidate",
      "text": "2 query/candidate dns.records configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.repeats",
      "title": "calls repeated in each process",
      "text": "20 calls dns.repeats configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.port",
      "title": "captured port",
      "text": "UDP 53 dns.port configuration Instrument tcpdump 4.99.5"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.model.lookups",
      "title": "lookups per second assumed in the worked example",
      "text": "1,000 lookup/s dns.model.lookups configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.name",
      "title": "external name",
      "text": "sts.ap-northeast-2.amazonaws.com dns.sts.name configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.dots",
      "title": "dots in the external name",
      "text": "3 dns.sts.dots configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.hit",
      "title": "place of the suffix that matched the external name (nought if none)",
      "text": "0 dns.sts.hit configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.answer",
      "title": "A answer for the external name",
      "text": "10.0.3.84, 10.0.2.129 dns.sts.answer configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.name",
      "title": "full Service name without a trailing dot",
      "text": "kubernetes.default.svc.cluster.local dns.fqdn.name configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.dots",
      "title": "dots in the full Service name",
      "text": "4 dns.fqdn.dots configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.hit",
      "title": "place of the suffix that matched the full Service name (nought if none)",
      "text": "0 dns.fqdn.hit configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.name",
      "title": "short Service name",
      "text": "kubernetes.default dns.short.name configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.dots",
      "title": "dots in the short Service name",
      "text": "1 dns.short.dots configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.hit",
      "title": "place of the suffix that matched the short Service name",
      "text": "2 dns.short.hit configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.answer",
      "title": "A answer for the short Service name",
      "text": "172.20.0.1 dns.short.answer configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.www.name",
      "title": "the other external name",
      "text": "www.amazon.com dns.www.name configuration"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.dot.claim_low",
      "title": "lower end of what a trailing dot is claimed to take always",
      "text": "0.4 ms dns.dot.claim_low claim"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.dot.claim_high",
      "title": "upper end of what a trailing dot is claimed to take always",
      "text": "0.8 ms dns.dot.claim_high claim"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.queries",
      "title": "queries sent for one lookup of the external name",
      "text": "dns.sts.queries count default setting 10 queries with a trailing dot 2 queries ndots:1 2 queries Observes DNS queries sent Runs 1 Instrument tcpdump 4.99.5 Conditions external name sts.ap-northeast-2.amazonaws.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.nxdomain",
      "title": "NXDOMAIN received for one lookup of the external name",
      "text": "dns.sts.nxdomain count default setting 8 responses with a trailing dot 0 responses ndots:1 0 responses Observes NXDOMAIN answers Runs 1 Instrument tcpdump 4.99.5 Conditions external name sts.ap-northeast-2.amazonaws.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.warm",
      "title": "warm median of the external name",
      "text": "dns.sts.warm median (p50) default setting 3.78 ms with a trailing dot 0.80 ms ndots:1 0.54 ms Observes time taken to look up one name Samples 20 Runs 1 Instrument a Python script that calls getaddrinfo of glibc 3.12.14 Conditions external name sts.ap-northeast-2.amazonaws.com calls repeated in each process 20 calls"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.first_call",
      "title": "first call of a process for the external name",
      "text": "6.22 ms dns.sts.first_call single reading That it was the first call of a process does not mean that CoreDNS or the caches above it were empty too. Observes time taken to look up one name Samples 1 Runs 1 Instrument a Python script that calls getaddrinfo of glibc 3.12.14 Conditions external name sts.ap-northeast-2.amazonaws.com"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.walk",
      "title": "from the first packet to the A answer",
      "text": "4.37 ms dns.sts.walk single reading When the AAAA answer was complete is not on record. Observes time between DNS packets Samples 1 Runs 1 Instrument tcpdump 4.99.5 Conditions external name sts.ap-northeast-2.amazonaws.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.last_sent",
      "title": "from the first packet until the last candidate was sent",
      "text": "3.99 ms dns.sts.last_sent single reading Observes time between DNS packets Samples 1 Runs 1 Instrument tcpdump 4.99.5 Conditions external name sts.ap-northeast-2.amazonaws.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.authoritative",
      "title": "candidates the cluster plugin said do not exist",
      "text": "3 candidates dns.sts.authoritative count Observes candidate names asked for in turn Runs 1 Instrument tcpdump 4.99.5 Conditions external name sts.ap-northeast-2.amazonaws.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.forwarded",
      "title": "candidates forwarded upstream and said not to exist",
      "text": "1 candidate dns.sts.forwarded count Observes candidate names asked for in turn Runs 1 Instrument tcpdump 4.99.5 Conditions external name sts.ap-northeast-2.amazonaws.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.queries",
      "title": "queries sent for one lookup of the full Service name",
      "text": "dns.fqdn.queries count default setting 10 queries with a trailing dot 2 queries ndots:1 2 queries Observes DNS queries sent Runs 1 Instrument tcpdump 4.99.5 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.nxdomain",
      "title": "NXDOMAIN received for one lookup of the full Service name",
      "text": "dns.fqdn.nxdomain count default setting 8 responses with a trailing dot 0 responses ndots:1 0 responses Observes NXDOMAIN answers Runs 1 Instrument tcpdump 4.99.5 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.warm",
      "title": "warm median of the full Service name",
      "text": "dns.fqdn.warm median (p50) default setting 3.63 ms with a trailing dot 0.46 ms ndots:1 0.97 ms Observes time taken to look up one name Samples 20 Runs 1 Instrument a Python script that calls getaddrinfo of glibc 3.12.14 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local calls repeated in each process 20 calls"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.first_call",
      "title": "first call of a process for the full Service name",
      "text": "7.40 ms dns.fqdn.first_call single reading Observes time taken to look up one name Samples 1 Runs 1 Instrument a Python script that calls getaddrinfo of glibc 3.12.14 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.forwarded",
      "title": "time to answer for the candidate forwarded upstream",
      "text": "2.2 ms dns.fqdn.forwarded single reading Observes time between DNS packets Samples 1 Runs 1 Instrument tcpdump 4.99.5 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.walk",
      "title": "packet time of the full Service name",
      "text": "5.6 ms dns.fqdn.walk single reading Observes time between DNS packets Samples 1 Runs 1 Instrument tcpdump 4.99.5 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.dot_walk.lowest",
      "title": "lower end of the packet time with a trailing dot",
      "text": "0.4 ms dns.fqdn.dot_walk.lowest minimum Observes time between DNS packets Samples unrecorded Runs 1 Instrument tcpdump 4.99.5 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.dot_walk.highest",
      "title": "upper end of the packet time with a trailing dot",
      "text": "0.5 ms dns.fqdn.dot_walk.highest maximum Observes time between DNS packets Samples unrecorded Runs 1 Instrument tcpdump 4.99.5 Conditions full Service name without a trailing dot kubernetes.default.svc.cluster.local captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.queries",
      "title": "queries sent for one lookup of the short Service name",
      "text": "dns.short.queries count ndots:5 4 queries ndots:1 6 queries Observes DNS queries sent Runs 1 Instrument tcpdump 4.99.5 Conditions short Service name kubernetes.default captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.nxdomain",
      "title": "NXDOMAIN received for one lookup of the short Service name",
      "text": "dns.short.nxdomain count ndots:5 2 responses ndots:1 4 responses Observes NXDOMAIN answers Runs 1 Instrument tcpdump 4.99.5 Conditions short Service name kubernetes.default captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.warm",
      "title": "warm median of the short Service name",
      "text": "dns.short.warm median (p50) ndots:5 1.71 ms ndots:1 2.04 ms Observes time taken to look up one name Samples 20 Runs 1 Instrument a Python script that calls getaddrinfo of glibc 3.12.14 Conditions short Service name kubernetes.default calls repeated in each process 20 calls"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.absolute_failure",
      "title": "when the first try as an absolute name failed",
      "text": "1.6 ms dns.short.absolute_failure single reading Observes time between DNS packets Samples 1 Runs 1 Instrument tcpdump 4.99.5 Conditions short Service name kubernetes.default captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.www.queries",
      "title": "queries sent for one lookup of the other external name",
      "text": "dns.www.queries count ndots:5 10 queries ndots:1 2 queries Observes DNS queries sent Runs 1 Instrument tcpdump 4.99.5 Conditions the other external name www.amazon.com captured port UDP 53"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.www.warm",
      "title": "warm median of the other external name",
      "text": "dns.www.warm median (p50) ndots:5 3.46 ms nothing else would notice a wrong digit here ndots:1 0.90 ms nothing else would notice a wrong digit here Observes time taken to look up one name Samples 20 Runs 1 Instrument a Python script that calls getaddrinfo of glibc 3.12.14 Conditions the other external name www.amazon.com calls repeated in each process 20 calls"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.candidates",
      "title": "candidates tried for the external name",
      "text": "dns.sts.candidates default setting 5 candidates hit = 0 ⇔ 0 = 0 ✓ dots ≥ ndots ⇔ 3 ≥ 5 ✗ 4 domains × 1 candidate/domain + 1 candidate = 5 candidates with a trailing dot 1 candidate hit = 0 ⇔ 0 = 0 ✓ dots ≥ ndots ⇔ 3 ≥ 5 ✗ 0 domains × 1 candidate/domain + 1 candidate = 1 candidate ndots:1 1 candidate hit = 0 ⇔ 0 = 0 ✓ dots ≥ ndots ⇔ 3 ≥ 1 ✓ 1 candidate Formula dns_candidates(dns.sts.dots, dns.ndots, dns.search.count * dns.searched, dns.sts.hit) Models Candidates asked until the search list gives an answer: dns_candidates(dots, ndots, suffixes, hit) = if(hit == 0, if(dots >= ndots, 1 candidate, suffixes * 1 candidate/domain + 1 candidate), if(dots >= ndots, 1 candidate, 0 candidate) + hit * 1 candidate) resolv.conf(5), options ndots and search; glibc resolv/res_query.c Inputs value of ndots, number of search domains, use of the search list (used or skipped, as one or nought), dots in the external name, place of the suffix that matched the external name (nought if none)"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.failed",
      "title": "candidates that fail for the external name",
      "text": "dns.sts.failed default setting 4 candidates 5 candidates − 1 candidate = 4 candidates with a trailing dot 0 candidates 1 candidate − 1 candidate = 0 candidates ndots:1 0 candidates 1 candidate − 1 candidate = 0 candidates Formula dns.sts.candidates - 1 candidate Inputs candidates tried for the external name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.last_answer",
      "title": "time taken by the A answer of the last candidate",
      "text": "0.38 ms dns.sts.last_answer 4.37 ms − 3.99 ms = 0.38 ms Formula dns.sts.walk - dns.sts.last_sent Inputs from the first packet until the last candidate was sent, from the first packet to the A answer"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.speedup",
      "title": "ratio of the external name's medians when ndots is lowered",
      "text": "7.0× dns.sts.speedup 3.78 ms ÷ 0.54 ms = 7.0× Formula dns.sts.warm.default / dns.sts.warm.low Inputs warm median of the external name (default setting), warm median of the external name (ndots:1)"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.www.speedup",
      "title": "ratio of the other external name's medians when ndots is lowered",
      "text": "3.8× dns.www.speedup 3.46 ms ÷ 0.90 ms = 3.844…× ≈ 3.8× Exact value 173/45 × Formula dns.www.warm.default / dns.www.warm.low Inputs warm median of the other external name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.candidates",
      "title": "candidates tried for the full Service name",
      "text": "dns.fqdn.candidates default setting 5 candidates hit = 0 ⇔ 0 = 0 ✓ dots ≥ ndots ⇔ 4 ≥ 5 ✗ 4 domains × 1 candidate/domain + 1 candidate = 5 candidates with a trailing dot 1 candidate hit = 0 ⇔ 0 = 0 ✓ dots ≥ ndots ⇔ 4 ≥ 5 ✗ 0 domains × 1 candidate/domain + 1 candidate = 1 candidate ndots:1 1 candidate hit = 0 ⇔ 0 = 0 ✓ dots ≥ ndots ⇔ 4 ≥ 1 ✓ 1 candidate Formula dns_candidates(dns.fqdn.dots, dns.ndots, dns.search.count * dns.searched, dns.fqdn.hit) Models Candidates asked until the search list gives an answer: dns_candidates(dots, ndots, suffixes, hit) = if(hit == 0, if(dots >= ndots, 1 candidate, suffixes * 1 candidate/domain + 1 candidate), if(dots >= ndots, 1 candidate, 0 candidate) + hit * 1 candidate) resolv.conf(5), options ndots and search; glibc resolv/res_query.c Inputs dots in the full Service name, place of the suffix that matched the full Service name (nought if none), value of ndots, number of search domains, use of the search list (used or skipped, as one or nought)"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.failed",
      "title": "candidates that fail for the full Service name",
      "text": "dns.fqdn.failed default setting 4 candidates 5 candidates − 1 candidate = 4 candidates with a trailing dot 0 candidates 1 candidate − 1 candidate = 0 candidates ndots:1 0 candidates 1 candidate − 1 candidate = 0 candidates Formula dns.fqdn.candidates - 1 candidate Inputs candidates tried for the full Service name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.candidates.default",
      "title": "candidates tried for the short name with the default setting",
      "text": "2 candidates dns.short.candidates.default hit = 0 ⇔ 2 = 0 ✗ dots ≥ ndots ⇔ 1 ≥ 5 ✗ 0 candidates + 2 × 1 candidate = 2 candidates Formula dns_candidates(dns.short.dots, dns.ndots.default, dns.search.count, dns.short.hit) Models Candidates asked until the search list gives an answer: dns_candidates(dots, ndots, suffixes, hit) = if(hit == 0, if(dots >= ndots, 1 candidate, suffixes * 1 candidate/domain + 1 candidate), if(dots >= ndots, 1 candidate, 0 candidate) + hit * 1 candidate) resolv.conf(5), options ndots and search; glibc resolv/res_query.c Inputs value of ndots (default setting), number of search domains, dots in the short Service name, place of the suffix that matched the short Service name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.candidates.low",
      "title": "candidates tried for the short name with lower ndots",
      "text": "3 candidates dns.short.candidates.low hit = 0 ⇔ 2 = 0 ✗ dots ≥ ndots ⇔ 1 ≥ 1 ✓ 1 candidate + 2 × 1 candidate = 3 candidates Formula dns_candidates(dns.short.dots, dns.ndots.low, dns.search.count, dns.short.hit) Models Candidates asked until the search list gives an answer: dns_candidates(dots, ndots, suffixes, hit) = if(hit == 0, if(dots >= ndots, 1 candidate, suffixes * 1 candidate/domain + 1 candidate), if(dots >= ndots, 1 candidate, 0 candidate) + hit * 1 candidate) resolv.conf(5), options ndots and search; glibc resolv/res_query.c Inputs value of ndots (ndots:1), number of search domains, dots in the short Service name, place of the suffix that matched the short Service name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.warm_step",
      "title": "increase of the short name's median with lower ndots",
      "text": "0.33 ms dns.short.warm_step 2.04 ms − 1.71 ms = 0.33 ms Formula dns.short.warm.low - dns.short.warm.default Inputs warm median of the short Service name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.nxdomain_share",
      "title": "share of NXDOMAIN among the answers",
      "text": "80% dns.nxdomain_share 8 responses ÷ (10 queries × 1 response/query) = 80% It is a share of the number of answers, not of the CPU that CoreDNS uses. Formula dns.sts.nxdomain.default / (dns.sts.queries.default * 1 response/query) Inputs NXDOMAIN received for one lookup of the external name (default setting), queries sent for one lookup of the external name (default setting)"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.model.queries",
      "title": "queries per second in the worked example",
      "text": "dns.model.queries default setting 10,000 query/s 1,000 lookup/s × 10 queries ÷ 1 lookup = 10,000 query/s with a trailing dot 2,000 query/s 1,000 lookup/s × 2 queries ÷ 1 lookup = 2,000 query/s ndots:1 2,000 query/s 1,000 lookup/s × 2 queries ÷ 1 lookup = 2,000 query/s Computed on the assumption that every lookup is resolved just like the recorded one; it is not a load that was measured. Formula dns.model.lookups * dns.sts.queries / 1 lookup Inputs lookups per second assumed in the worked example, queries sent for one lookup of the external name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.model.nxdomain",
      "title": "NXDOMAIN per second in the worked example",
      "text": "dns.model.nxdomain default setting 8,000 response/s 1,000 lookup/s × 8 responses ÷ 1 lookup = 8,000 response/s with a trailing dot 0 response/s 1,000 lookup/s × 0 responses ÷ 1 lookup = 0 response/s ndots:1 0 response/s 1,000 lookup/s × 0 responses ÷ 1 lookup = 0 response/s Formula dns.model.lookups * dns.sts.nxdomain / 1 lookup Inputs lookups per second assumed in the worked example, NXDOMAIN received for one lookup of the external name"
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.queries_check",
      "title": "queries for the external name and the search rule",
      "text": "dns.sts.queries_check default setting 10 queries 10 queries 0.00% 0% within tolerance with a trailing dot 2 queries 2 queries 0.00% 0% within tolerance ndots:1 2 queries 2 queries 0.00% 0% within tolerance Formula dns_queries(dns.sts.candidates, dns.records) Models Queries when records are asked for each candidate: dns_queries(candidates, records) = candidates * records getaddrinfo(3) with AF_UNSPEC: one A and one AAAA query for every candidate Computed default setting 5 candidates × 2 query/candidate = 10 queries with a trailing dot 1 candidate × 2 query/candidate = 2 queries ndots:1 1 candidate × 2 query/candidate = 2 queries Why this tolerance Without retransmission, queries go out one by one as the rule says, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.nxdomain_check",
      "title": "NXDOMAIN for the external name and the search rule",
      "text": "dns.sts.nxdomain_check default setting 8 responses 8 responses 0.00% 0% within tolerance with a trailing dot 0 responses 0 responses 0.00% 0% within tolerance ndots:1 0 responses 0 responses 0.00% 0% within tolerance Formula dns_nxdomain(dns.sts.candidates, dns.records) Models NXDOMAIN when only the last candidate succeeds: dns_nxdomain(candidates, records) = (candidates - 1 candidate) * records * 1 response/query RFC 2308, Negative Caching of DNS Queries: NXDOMAIN answers the name, whatever the record type Computed default setting (5 candidates − 1 candidate) × 2 query/candidate × 1 response/query = 8 responses with a trailing dot (1 candidate − 1 candidate) × 2 query/candidate × 1 response/query = 0 responses ndots:1 (1 candidate − 1 candidate) × 2 query/candidate × 1 response/query = 0 responses Why this tolerance Each candidate that fails brings back as many NXDOMAIN as there are records, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.sts.failed_check",
      "title": "failed candidates and who answered them",
      "text": "dns.sts.failed_check 3 candidates 3 candidates 0.00% 0% within tolerance Formula dns.sts.failed.default - dns.sts.forwarded Computed 4 candidates − 1 candidate = 3 candidates Why this tolerance A failed candidate was answered either by the plugin or by the upstream."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.queries_check",
      "title": "queries for the full Service name and the search rule",
      "text": "dns.fqdn.queries_check default setting 10 queries 10 queries 0.00% 0% within tolerance with a trailing dot 2 queries 2 queries 0.00% 0% within tolerance ndots:1 2 queries 2 queries 0.00% 0% within tolerance Formula dns_queries(dns.fqdn.candidates, dns.records) Models Queries when records are asked for each candidate: dns_queries(candidates, records) = candidates * records getaddrinfo(3) with AF_UNSPEC: one A and one AAAA query for every candidate Computed default setting 5 candidates × 2 query/candidate = 10 queries with a trailing dot 1 candidate × 2 query/candidate = 2 queries ndots:1 1 candidate × 2 query/candidate = 2 queries Why this tolerance Without retransmission, queries go out one by one as the rule says, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.fqdn.nxdomain_check",
      "title": "NXDOMAIN for the full Service name and the search rule",
      "text": "dns.fqdn.nxdomain_check default setting 8 responses 8 responses 0.00% 0% within tolerance with a trailing dot 0 responses 0 responses 0.00% 0% within tolerance ndots:1 0 responses 0 responses 0.00% 0% within tolerance Formula dns_nxdomain(dns.fqdn.candidates, dns.records) Models NXDOMAIN when only the last candidate succeeds: dns_nxdomain(candidates, records) = (candidates - 1 candidate) * records * 1 response/query RFC 2308, Negative Caching of DNS Queries: NXDOMAIN answers the name, whatever the record type Computed default setting (5 candidates − 1 candidate) × 2 query/candidate × 1 response/query = 8 responses with a trailing dot (1 candidate − 1 candidate) × 2 query/candidate × 1 response/query = 0 responses ndots:1 (1 candidate − 1 candidate) × 2 query/candidate × 1 response/query = 0 responses Why this tolerance Each candidate that fails brings back as many NXDOMAIN as there are records, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.queries_check.default",
      "title": "queries for the short name with the default setting",
      "text": "dns.short.queries_check.default 4 queries 4 queries 0.00% 0% within tolerance Formula dns_queries(dns.short.candidates.default, dns.records) Models Queries when records are asked for each candidate: dns_queries(candidates, records) = candidates * records getaddrinfo(3) with AF_UNSPEC: one A and one AAAA query for every candidate Computed 2 candidates × 2 query/candidate = 4 queries Why this tolerance Without retransmission, queries go out one by one as the rule says, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.queries_check.low",
      "title": "queries for the short name with lower ndots",
      "text": "dns.short.queries_check.low 6 queries 6 queries 0.00% 0% within tolerance Formula dns_queries(dns.short.candidates.low, dns.records) Models Queries when records are asked for each candidate: dns_queries(candidates, records) = candidates * records getaddrinfo(3) with AF_UNSPEC: one A and one AAAA query for every candidate Computed 3 candidates × 2 query/candidate = 6 queries Why this tolerance Without retransmission, queries go out one by one as the rule says, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.nxdomain_check.default",
      "title": "NXDOMAIN for the short name with the default setting",
      "text": "dns.short.nxdomain_check.default 2 responses 2 responses 0.00% 0% within tolerance Formula dns_nxdomain(dns.short.candidates.default, dns.records) Models NXDOMAIN when only the last candidate succeeds: dns_nxdomain(candidates, records) = (candidates - 1 candidate) * records * 1 response/query RFC 2308, Negative Caching of DNS Queries: NXDOMAIN answers the name, whatever the record type Computed (2 candidates − 1 candidate) × 2 query/candidate × 1 response/query = 2 responses Why this tolerance Each candidate that fails brings back as many NXDOMAIN as there are records, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-dns.html",
      "anchor": "dns.short.nxdomain_check.low",
      "title": "NXDOMAIN for the short name with lower ndots",
      "text": "dns.short.nxdomain_check.low 4 responses 4 responses 0.00% 0% within tolerance Formula dns_nxdomain(dns.short.candidates.low, dns.records) Models NXDOMAIN when only the last candidate succeeds: dns_nxdomain(candidates, records) = (candidates - 1 candidate) * records * 1 response/query RFC 2308, Negative Caching of DNS Queries: NXDOMAIN answers the name, whatever the record type Computed (3 candidates − 1 candidate) × 2 query/candidate × 1 response/query = 4 responses Why this tolerance Each candidate that fails brings back as many NXDOMAIN as there are records, so the numbers must match exactly."
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "",
      "title": "Measurement environment",
      "text": "The make-up of the cluster, the nodes and the tools, as the benchmark record gives it."
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "bench.date",
      "title": "day of measurement",
      "text": "2026-09-02 bench.date configuration"
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "bench.runs",
      "title": "runs in each cell",
      "text": "1 run bench.runs configuration"
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "node.vcpu",
      "title": "vCPUs of one node",
      "text": "4 vCPUs node.vcpu specification"
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "kube_proxy.mode",
      "title": "mode of kube-proxy",
      "text": "iptables kube_proxy.mode configuration"
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "pod.mtu",
      "title": "MTU of the Pod interface",
      "text": "9001 B pod.mtu configuration"
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "tool.fortio",
      "title": "version of Fortio",
      "text": "1.69.5 tool.fortio configuration"
    },
    {
      "group": "fact",
      "page": "ledger-environment.html",
      "anchor": "tool.glibc",
      "title": "version of glibc in the DNS client",
      "text": "2.41 tool.glibc configuration"
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "",
      "title": "Histogram resolution",
      "text": "The size of the smallest bucket Fortio puts latencies into, and why they were measured again because of it."
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "fortio.resolution.default",
      "title": "default of the resolution setting",
      "text": "0.001 s fortio.resolution.default specification"
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "fortio.resolution.used",
      "title": "resolution setting of the second measurement",
      "text": "0.00001 s fortio.resolution.used configuration"
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "fortio.p50_claim",
      "title": "p50 claimed to come out whenever all lies in one bucket",
      "text": "0.5 ms fortio.p50_claim claim The first and last buckets use the observed minimum and maximum, so that the value is not always this one."
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "fortio.bucket.default",
      "title": "smallest bucket with the default setting",
      "text": "1 ms fortio.bucket.default 0.001 s = 1 ms Formula fortio.resolution.default -> ms Inputs default of the resolution setting"
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "fortio.bucket.used",
      "title": "smallest bucket of the second measurement",
      "text": "10 µs fortio.bucket.used 0.00001 s = 10 µs Formula fortio.resolution.used -> µs Inputs resolution setting of the second measurement"
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "fortio.bucket.middle",
      "title": "middle of the default bucket",
      "text": "0.5 ms fortio.bucket.middle 0.001 s ÷ 2 = 0.5 ms Formula fortio.resolution.default / 2 -> ms Inputs default of the resolution setting"
    },
    {
      "group": "fact",
      "page": "ledger-histogram.html",
      "anchor": "calculation-55bd5b80118a8af7",
      "title": "smallest bucket of the second measurement",
      "text": "10 µs Formula fortio.bucket.used Inputs smallest bucket of the second measurement"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "",
      "title": "Latency of HTTP and gRPC requests",
      "text": "Values at a fixed request rate, with connections reused and with a new one each time."
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.rate",
      "title": "offered request rate",
      "text": "100 req/s http.rate configuration"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.connections",
      "title": "connections open at the same time",
      "text": "4 connections http.connections configuration"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.mode",
      "title": "setting of the run that reuses connections",
      "text": "keepalive http.keep.mode configuration"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.duration",
      "title": "length of the run that reuses connections",
      "text": "60 s http.keep.duration configuration"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.mode",
      "title": "setting of the run with new connections",
      "text": "-keepalive=false http.new.mode configuration"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.duration",
      "title": "length of the run with new connections",
      "text": "30 s http.new.duration configuration"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.body",
      "title": "approximate size of the response body",
      "text": "75 B http.body claim"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.over_ping_claim",
      "title": "an older quiz's difference of the HTTP median and the ping mean",
      "text": "http.over_ping_claim claim same node 0.22 ms another node in the same AZ 0.12 ms another AZ 0.16 ms It subtracts two values of different statistics and protocols, so nobody can say what it is the cost of."
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.socket_claim",
      "title": "claim that a socket has a constant cost",
      "text": "0.3 ms http.new.socket_claim claim The audited quiz says that this value was never measured separately."
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "mesh.p50_claim",
      "title": "difference of medians of the sidecar scenarios in another document",
      "text": "1.29 ms mesh.p50_claim claim It is the difference of whole scenarios of an experiment with other hardware and load, and is neither added to nor subtracted from the values of this table."
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.errors",
      "title": "failed requests of each run",
      "text": "0 requests http.errors count Observes failed HTTP requests Runs 1 Instrument fortio 1.69.5"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.p50",
      "title": "HTTP p50 with reused connections",
      "text": "http.keep.p50 median (p50) same node 0.259 ms another node in the same AZ 0.461 ms another AZ 0.704 ms Observes latency of HTTP requests Samples 6,000 Runs 1 Instrument fortio 1.69.5 Conditions setting of the run that reuses connections keepalive offered request rate 100 req/s connections open at the same time 4 connections length of the run that reuses connections 60 s"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.requests",
      "title": "requests of the run with new connections",
      "text": "3,000 requests http.new.requests count Observes completed HTTP requests Runs 1 Instrument fortio 1.69.5 Conditions setting of the run with new connections -keepalive=false offered request rate 100 req/s connections open at the same time 4 connections length of the run with new connections 30 s"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.p50",
      "title": "HTTP p50 with a new connection each time",
      "text": "http.new.p50 median (p50) same node 0.664 ms another node in the same AZ 1.079 ms another AZ 1.517 ms Observes latency of HTTP requests Samples 3,000 Runs 1 Instrument fortio 1.69.5 Conditions setting of the run with new connections -keepalive=false offered request rate 100 req/s connections open at the same time 4 connections length of the run with new connections 30 s"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.p50.node_step",
      "title": "step of the HTTP p50 on leaving the node",
      "text": "0.20 ms http.keep.p50.node_step 0.461 ms − 0.259 ms = 0.202 ms ≈ 0.20 ms Formula http.keep.p50.same_az - http.keep.p50.same_node Inputs HTTP p50 with reused connections (another node in the same AZ), HTTP p50 with reused connections (same node)"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.p50.az_step",
      "title": "step of the HTTP p50 on leaving the AZ",
      "text": "0.24 ms http.keep.p50.az_step 0.704 ms − 0.461 ms = 0.243 ms ≈ 0.24 ms Formula http.keep.p50.cross_az - http.keep.p50.same_az Inputs HTTP p50 with reused connections (another AZ), HTTP p50 with reused connections (another node in the same AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.p50.lowest",
      "title": "lowest p50 with reused connections",
      "text": "0.259 ms http.keep.p50.lowest smallest(0.259 ms, 0.461 ms, 0.704 ms) = 0.259 ms Formula min(http.keep.p50.*) Inputs HTTP p50 with reused connections"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.keep.p50.highest",
      "title": "highest p50 with reused connections",
      "text": "0.704 ms http.keep.p50.highest largest(0.259 ms, 0.461 ms, 0.704 ms) = 0.704 ms Formula max(http.keep.p50.*) Inputs HTTP p50 with reused connections"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.step",
      "title": "increase of the HTTP p50 with new connections",
      "text": "http.new.step same node 0.405 ms 0.664 ms − 0.259 ms = 0.405 ms another node in the same AZ 0.618 ms 1.079 ms − 0.461 ms = 0.618 ms another AZ 0.813 ms 1.517 ms − 0.704 ms = 0.813 ms It is only the difference of the medians of two runs; how much each step of making a connection took was not measured separately. Formula http.new.p50 - http.keep.p50 What was changed Connections kept, or made anew for each request. The lengths of the runs differ too. Inputs HTTP p50 with reused connections, HTTP p50 with a new connection each time"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.ratio",
      "title": "ratio of the p50 with new connections to the p50 with reused ones",
      "text": "http.new.ratio same node 2.56× 0.664 ms ÷ 0.259 ms = 2.5637…× ≈ 2.56× Exact value 664/259 × another node in the same AZ 2.34× 1.079 ms ÷ 0.461 ms = 2.3405…× ≈ 2.34× Exact value 1079/461 × another AZ 2.15× 1.517 ms ÷ 0.704 ms = 2.1548…× ≈ 2.15× Exact value 1517/704 × Formula http.new.p50 / http.keep.p50 What was changed Connections kept, or made anew for each request. The lengths of the runs differ too. Inputs HTTP p50 with reused connections, HTTP p50 with a new connection each time"
    },
    {
      "group": "fact",
      "page": "ledger-http.html",
      "anchor": "http.new.load",
      "title": "requests of the run with new connections, accounted for",
      "text": "http.new.load 3,000 requests 3,000 requests 0.00% 0% within tolerance Formula http.rate * http.new.duration Computed 100 req/s × 30 s = 3,000 requests Why this tolerance Rate and time are both settings and requests are counted one by one, so there is no room for a difference."
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "",
      "title": "Incident record of the load balancer controller",
      "text": "Figures left by an earlier diagnosis. The original logs were not recovered, so all of them count as statements of the author only."
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.version",
      "title": "version of the controller",
      "text": "v3.2.1 lbc.version configuration"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.replicas",
      "title": "replicas of the controller",
      "text": "2 replicas lbc.replicas claim"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.crashloop",
      "title": "how long CrashLoopBackOff lasted",
      "text": "48 d lbc.crashloop claim"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.restarts",
      "title": "container restarts",
      "text": "9,250 restarts lbc.restarts claim"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.sync_timeout",
      "title": "time until cache synchronisation was cut off",
      "text": "2 min 18 s lbc.sync_timeout configuration"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.endpoints",
      "title": "endpoints ready behind the webhook",
      "text": "0 endpoints lbc.endpoints claim"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.webhook",
      "title": "webhook that rejected the request",
      "text": "mservice.elbv2.k8s.aws lbc.webhook configuration"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "lbc.missing_kind",
      "title": "kind the controller did not find",
      "text": "ListenerSet lbc.missing_kind configuration"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "prefer_close.beta",
      "title": "Kubernetes version in which PreferClose became beta",
      "text": "1.31 prefer_close.beta configuration"
    },
    {
      "group": "fact",
      "page": "ledger-incident.html",
      "anchor": "prefer_close.ga",
      "title": "Kubernetes version in which PreferClose became generally available",
      "text": "1.33 prefer_close.ga configuration"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "",
      "title": "Round-trip times when idle",
      "text": "Round-trip times of three paths measured by ICMP without load, and their differences."
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.count",
      "title": "probes sent on each path",
      "text": "200 probes ping.count configuration"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.interval",
      "title": "interval of the probes",
      "text": "0.05 s ping.interval configuration"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.loss",
      "title": "probes lost on each path",
      "text": "0/200 probes ping.loss count nothing else would notice a wrong digit here Observes probes without an answer Samples 200 Runs 1 Instrument iputils ping 20250605"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.rtt",
      "title": "mean RTT when idle",
      "text": "ping.rtt mean same node 0.040 ms another node in the same AZ 0.339 ms another AZ 0.544 ms Observes ICMP round-trip time Samples 200 Runs 1 Instrument iputils ping 20250605 Conditions probes sent on each path 200 probes interval of the probes 0.05 s"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.mdev",
      "title": "mdev of the RTT when idle",
      "text": "ping.mdev single reading same node 0.007 ms nothing else would notice a wrong digit here another node in the same AZ 0.017 ms another AZ 0.015 ms nothing else would notice a wrong digit here Observes spread of the ICMP round-trip time (mdev) Samples 200 Runs 1 Instrument iputils ping 20250605 Conditions probes sent on each path 200 probes interval of the probes 0.05 s"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.rtt.node_step",
      "title": "step of the RTT on leaving the node",
      "text": "0.30 ms ping.rtt.node_step 0.339 ms − 0.040 ms = 0.299 ms ≈ 0.30 ms It is the difference of two placements in this run, not a fixed cost added by each node. Formula ping.rtt.same_az - ping.rtt.same_node Inputs mean RTT when idle (another node in the same AZ), mean RTT when idle (same node)"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.rtt.az_step",
      "title": "step of the RTT on leaving the AZ",
      "text": "0.21 ms ping.rtt.az_step 0.544 ms − 0.339 ms = 0.205 ms ≈ 0.21 ms The exact difference lies on a rounding boundary, so its last digit depends on the way of rounding. Formula ping.rtt.cross_az - ping.rtt.same_az Inputs mean RTT when idle (another AZ), mean RTT when idle (another node in the same AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-ping.html",
      "anchor": "ping.rtt.whole_step",
      "title": "difference of the RTT between the same node and another AZ",
      "text": "0.50 ms ping.rtt.whole_step 0.544 ms − 0.040 ms = 0.504 ms ≈ 0.50 ms Formula ping.rtt.cross_az - ping.rtt.same_node Inputs mean RTT when idle (another AZ), mean RTT when idle (same node)"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "",
      "title": "Highest request rate of a fixed connection pool",
      "text": "Request rate and mean latency with a fixed number of connections, all of them busy, and the relation between the two."
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.qps_flag",
      "title": "setting that puts no limit on the request rate",
      "text": "-qps 0 pool.qps_flag configuration"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.connections",
      "title": "connections of the pool",
      "text": "16 connections pool.connections configuration"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.per_connection",
      "title": "requests in progress on one connection",
      "text": "1 req/connection pool.per_connection configuration An HTTP/1.1 connection without pipelining does not send its next request before it has the answer."
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.duration",
      "title": "length of the pool runs",
      "text": "20 s pool.duration configuration"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.latency",
      "title": "mean latency of the pool runs",
      "text": "pool.latency mean same node 0.355 ms another node in the same AZ 0.415 ms another AZ 0.624 ms The sample has as many values as the same run has requests. Observes latency of HTTP requests Runs 1 Instrument fortio 1.69.5 Conditions setting that puts no limit on the request rate -qps 0 connections of the pool 16 connections length of the pool runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.rate",
      "title": "request rate achieved",
      "text": "pool.rate mean same node 44,991 req/s another node in the same AZ 38,507 req/s another AZ 25,602 req/s Observes request rate achieved Runs 1 Instrument fortio 1.69.5 Conditions setting that puts no limit on the request rate -qps 0 connections of the pool 16 connections length of the pool runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.p99",
      "title": "p99 of the pool runs",
      "text": "pool.p99 p99 same node 1.695 ms another node in the same AZ 0.728 ms another AZ 0.949 ms nothing else would notice a wrong digit here Observes latency of HTTP requests Runs 1 Instrument fortio 1.69.5 Conditions setting that puts no limit on the request rate -qps 0 connections of the pool 16 connections length of the pool runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.max",
      "title": "maximum latency of the pool runs",
      "text": "pool.max maximum same node 13.593 ms another node in the same AZ 4.502 ms another AZ 4.725 ms nothing else would notice a wrong digit here Observes latency of HTTP requests Runs 1 Instrument fortio 1.69.5 Conditions setting that puts no limit on the request rate -qps 0 connections of the pool 16 connections length of the pool runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.in_flight",
      "title": "requests that can be in progress at once",
      "text": "16 requests pool.in_flight 16 connections × 1 req/connection = 16 requests Formula pool.connections * pool.per_connection Inputs connections of the pool, requests in progress on one connection"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.predicted",
      "title": "request rate predicted by Little's law",
      "text": "pool.predicted same node 45,070 req/s 16 requests ÷ 0.355 ms = 45,070.42… req/s ≈ 45,070 req/s Exact value 3200000/71 req/s another node in the same AZ 38,554 req/s 16 requests ÷ 0.415 ms = 38,554.21… req/s ≈ 38,554 req/s Exact value 3200000/83 req/s another AZ 25,641 req/s 16 requests ÷ 0.624 ms = 25,641.02… req/s ≈ 25,641 req/s Exact value 1000000/39 req/s Caveat More digits than the inputs have are kept, to compare down to the digits that two quizzes printed. Formula littles_law(pool.in_flight, pool.latency) Models Throughput according to Little's law: littles_law(in_flight, latency) = in_flight / latency J. D. C. Little, A Proof for the Queuing Formula: L = λW, Operations Research 9(3), 1961 Inputs requests that can be in progress at once, mean latency of the pool runs"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.drop",
      "title": "drop of the request rate in another AZ, against the same AZ",
      "text": "33.5% pool.drop (38,507 req/s − 25,602 req/s) ÷ 38,507 req/s = 33.513…% ≈ 33.5% Exact value 1290500/38507 % It is the ratio of this single run, not a penalty that recurs with each crossing of an AZ. Formula relative_drop(pool.rate.same_az, pool.rate.cross_az) Models Drop relative to a base value: relative_drop(from, to) = (from - to) / from Definition: the fall as a share of the value it fell from Inputs request rate achieved (another AZ), request rate achieved (another node in the same AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.rate.az_gap",
      "title": "difference of the request rate between the same AZ and another AZ",
      "text": "12,905 req/s pool.rate.az_gap 38,507 req/s − 25,602 req/s = 12,905 req/s Formula pool.rate.same_az - pool.rate.cross_az Inputs request rate achieved (another AZ), request rate achieved (another node in the same AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.latency.az_step",
      "title": "step of the mean latency on leaving the AZ",
      "text": "0.209 ms pool.latency.az_step 0.624 ms − 0.415 ms = 0.209 ms Formula pool.latency.cross_az - pool.latency.same_az Inputs mean latency of the pool runs (another AZ), mean latency of the pool runs (another node in the same AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "calculation-bb48891ef41f917b",
      "title": "step of the mean latency on leaving the AZ ÷ mean latency of the pool runs (another node in the same AZ)",
      "text": "50% 0.209 ms ÷ 0.415 ms = 50.36…% ≈ 50% Exact value 4180/83 % Formula pool.latency.az_step / pool.latency.same_az Inputs step of the mean latency on leaving the AZ, mean latency of the pool runs (another node in the same AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-pool.html",
      "anchor": "pool.little",
      "title": "Little's law and the measured request rate",
      "text": "pool.little same node 45,070 req/s 44,991 req/s −0.18% 0.5% 35% within tolerance another node in the same AZ 38,554 req/s 38,507 req/s −0.12% 0.5% 24% within tolerance another AZ 25,641 req/s 25,602 req/s −0.15% 0.5% 30% within tolerance Formula littles_law(pool.in_flight, pool.latency) Models Throughput according to Little's law: littles_law(in_flight, latency) = in_flight / latency J. D. C. Little, A Proof for the Queuing Formula: L = λW, Operations Research 9(3), 1961 Computed same node 16 requests ÷ 0.355 ms = 45,070.42… req/s ≈ 45,070 req/s another node in the same AZ 16 requests ÷ 0.415 ms = 38,554.21… req/s ≈ 38,554 req/s another AZ 16 requests ÷ 0.624 ms = 25,641.02… req/s ≈ 25,641 req/s Why this tolerance The mean latency is printed to the third decimal only, and at the beginning and end of a run the pool is not full. One-sided bound The measurement must not exceed the prediction; the tolerance applies below it."
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "",
      "title": "Segment size",
      "text": "The MTU of jumbo frames less the headers is the segment size that iperf3 reported."
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "ip.header",
      "title": "IPv4 header without options",
      "text": "20 B ip.header specification"
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "tcp.header",
      "title": "TCP header without options",
      "text": "20 B tcp.header specification"
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "tcp.timestamps",
      "title": "TCP timestamp option with its padding",
      "text": "12 B tcp.timestamps specification"
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "tcp.mss",
      "title": "MSS reported by iperf3",
      "text": "8949 B tcp.mss single reading Observes TCP segment size reported by the connection Samples 1 Runs 1 Instrument iperf3 3.19 Conditions MTU of the Pod interface 9001 B"
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "tcp.mss.from_mtu",
      "title": "MSS computed from the MTU",
      "text": "8949 B tcp.mss.from_mtu 9001 B − 20 B − 20 B − 12 B = 8949 B Formula mss_from_mtu(pod.mtu, ip.header, tcp.header, tcp.timestamps) Models Segment size as the MTU less its headers: mss_from_mtu(mtu, ip, tcp, options) = mtu - ip - tcp - options RFC 6691, TCP Options and Maximum Segment Size (MSS) Inputs IPv4 header without options, MTU of the Pod interface, TCP header without options, TCP timestamp option with its padding"
    },
    {
      "group": "fact",
      "page": "ledger-segment-size.html",
      "anchor": "tcp.mss.chain",
      "title": "computed MSS and recorded MSS",
      "text": "tcp.mss.chain 8,949 B 8949 B 0.00% 0% within tolerance Formula mss_from_mtu(pod.mtu, ip.header, tcp.header, tcp.timestamps) Models Segment size as the MTU less its headers: mss_from_mtu(mtu, ip, tcp, options) = mtu - ip - tcp - options RFC 6691, TCP Options and Maximum Segment Size (MSS) Computed 9001 B − 20 B − 20 B − 12 B = 8,949 B Why this tolerance All four values are whole numbers from a standard or a setting, so there is no reason for a difference."
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "",
      "title": "Sustained transfer",
      "text": "A run that kept four flows going across AZs for long and looked at the throughput of each interval."
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.flows",
      "title": "flows of the sustained transfer",
      "text": "4 flows sustained.flows configuration"
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.duration",
      "title": "length of the sustained transfer",
      "text": "180 s sustained.duration configuration Longer transfers were not tried."
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.interval",
      "title": "length of a reporting interval",
      "text": "10 s sustained.interval configuration"
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.bytes",
      "title": "payload of the sustained transfer",
      "text": "223,376,179,200 B sustained.bytes sum Observes amount of payload sent Runs 1 Instrument iperf3 3.19 Conditions flows of the sustained transfer 4 flows length of the sustained transfer 180 s"
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.lowest",
      "title": "throughput of the slowest interval",
      "text": "9.92 Gbps sustained.lowest minimum Observes TCP throughput Samples 18 Runs 1 Instrument iperf3 3.19 Conditions flows of the sustained transfer 4 flows length of the sustained transfer 180 s length of a reporting interval 10 s"
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.highest",
      "title": "throughput of the fastest interval",
      "text": "9.94 Gbps sustained.highest maximum Observes TCP throughput Samples 18 Runs 1 Instrument iperf3 3.19 Conditions flows of the sustained transfer 4 flows length of the sustained transfer 180 s length of a reporting interval 10 s"
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.intervals",
      "title": "number of reporting intervals",
      "text": "18 intervals sustained.intervals 180 s ÷ 10 s × 1 interval = 18 intervals Formula sustained.duration / sustained.interval * 1 interval Inputs length of the sustained transfer, length of a reporting interval"
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.near_lowest",
      "title": "mean throughput and the slowest interval",
      "text": "sustained.near_lowest 9.93 Gbps 9.92 Gbps −0.08% 0.2% 39% within tolerance Formula sustained.bytes / sustained.duration Computed 223,376,179,200 B ÷ 180 s = 9.9278… Gbps ≈ 9.93 Gbps Why this tolerance If every interval ran at nearly the same speed, the slowest one must lie right beside the mean of all. One-sided bound The measurement must not exceed the prediction; the tolerance applies below it."
    },
    {
      "group": "fact",
      "page": "ledger-sustained.html",
      "anchor": "sustained.near_highest",
      "title": "mean throughput and the fastest interval",
      "text": "sustained.near_highest 9.93 Gbps 9.94 Gbps 0.12% 0.2% 61% within tolerance Formula sustained.bytes / sustained.duration Computed 223,376,179,200 B ÷ 180 s = 9.9278… Gbps ≈ 9.93 Gbps Why this tolerance If every interval ran at nearly the same speed, the fastest one must lie right beside the mean of all. One-sided bound The measurement must not fall below the prediction; the tolerance applies above it."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "",
      "title": "TCP throughput and its limits",
      "text": "Throughput measured with one flow and with eight, the indicators of load at the time, and the limits the source cites."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.flows",
      "title": "flows of the single-flow runs",
      "text": "1 flow tcp.one.flows configuration"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.flows",
      "title": "flows of the parallel runs",
      "text": "8 flows tcp.eight.flows configuration"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.duration",
      "title": "length of the throughput runs",
      "text": "20 s tcp.duration configuration"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "node.bandwidth.baseline",
      "title": "baseline bandwidth of the node",
      "text": "1.25 Gbps node.bandwidth.baseline specification"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "node.bandwidth.peak",
      "title": "burst peak bandwidth of the node",
      "text": "10 Gbps node.bandwidth.peak specification"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "flow.limit.usual",
      "title": "usual single-flow limit outside a placement group",
      "text": "5 Gbps flow.limit.usual specification"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "flow.limit.placement",
      "title": "single-flow limit inside a cluster placement group",
      "text": "10 Gbps flow.limit.placement specification"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "flow.limit.ena_express",
      "title": "single-flow limit of ENA Express",
      "text": "25 Gbps flow.limit.ena_express specification"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.rate",
      "title": "throughput of a single flow",
      "text": "tcp.one.rate mean same node 29.97 Gbps another node in the same AZ 4.96 Gbps another AZ 4.96 Gbps Observes TCP throughput Samples unrecorded Runs 1 Instrument iperf3 3.19 Conditions flows of the single-flow runs 1 flow length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.rate",
      "title": "throughput of eight flows",
      "text": "tcp.eight.rate mean same node 48.15 Gbps another node in the same AZ 9.94 Gbps another AZ 9.94 Gbps Observes TCP throughput Samples unrecorded Runs 1 Instrument iperf3 3.19 Conditions flows of the parallel runs 8 flows length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.bytes",
      "title": "payload sent by a single flow",
      "text": "tcp.one.bytes sum same node 74,921,541,632 B nothing else would notice a wrong digit here another node in the same AZ 12,411,731,968 B nothing else would notice a wrong digit here another AZ 12,411,994,112 B Observes amount of payload sent Runs 1 Instrument iperf3 3.19 Conditions flows of the single-flow runs 1 flow length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.bytes",
      "title": "payload sent by eight flows",
      "text": "tcp.eight.bytes sum same node 120,375,083,008 B nothing else would notice a wrong digit here another node in the same AZ 24,846,139,392 B nothing else would notice a wrong digit here another AZ 24,845,090,816 B Observes amount of payload sent Runs 1 Instrument iperf3 3.19 Conditions flows of the parallel runs 8 flows length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.cpu",
      "title": "client CPU with a single flow",
      "text": "tcp.one.cpu mean same node 99.8% another node in the same AZ 19.5% another AZ 20.0% A share for each process, of the time of one vCPU fully used. Share of the time of one vCPU fully used Observes CPU use of the client process Samples unrecorded Runs 1 Instrument iperf3 3.19 Conditions flows of the single-flow runs 1 flow length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.retransmits",
      "title": "retransmissions of a single flow",
      "text": "tcp.one.retransmits count same node 13 segments another node in the same AZ 4 segments another AZ 2 segments Observes TCP retransmissions Runs 1 Instrument iperf3 3.19 Conditions flows of the single-flow runs 1 flow length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.retransmits",
      "title": "retransmissions of eight flows",
      "text": "tcp.eight.retransmits count same node 14,567 segments nothing else would notice a wrong digit here another node in the same AZ 5,874 segments another AZ 5,979 segments Observes TCP retransmissions Runs 1 Instrument iperf3 3.19 Conditions flows of the parallel runs 8 flows length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.loaded.rtt",
      "title": "sender's TCP RTT under the load of a single flow",
      "text": "tcp.loaded.rtt mean same node 34 µs nothing else would notice a wrong digit here another node in the same AZ 5,641 µs another AZ 5,420 µs Protocol and sampling differ from those of the idle ping, so neither is subtracted from the other. Observes round-trip time as the sending TCP sees it Samples unrecorded Runs 1 Instrument iperf3 3.19 Conditions flows of the single-flow runs 1 flow length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.loaded.window",
      "title": "largest congestion window of a single flow",
      "text": "tcp.loaded.window maximum same node 1,861,392 B nothing else would notice a wrong digit here another node in the same AZ 4,349,214 B nothing else would notice a wrong digit here another AZ 4,304,469 B nothing else would notice a wrong digit here Observes TCP congestion window Samples unrecorded Runs 1 Instrument iperf3 3.19 Conditions flows of the single-flow runs 1 flow length of the throughput runs 20 s"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.below_limit",
      "title": "by how much a single flow does not reach the usual limit",
      "text": "0.8% tcp.one.below_limit (5 Gbps − 4.96 Gbps) ÷ 5 Gbps = 0.8% Formula relative_drop(flow.limit.usual, tcp.one.rate.cross_az) Models Drop relative to a base value: relative_drop(from, to) = (from - to) / from Definition: the fall as a share of the value it fell from Inputs usual single-flow limit outside a placement group, throughput of a single flow (another AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.below_peak",
      "title": "by how much eight flows do not reach the burst peak",
      "text": "0.6% tcp.eight.below_peak (10 Gbps − 9.94 Gbps) ÷ 10 Gbps = 0.6% Formula relative_drop(node.bandwidth.peak, tcp.eight.rate.cross_az) Models Drop relative to a base value: relative_drop(from, to) = (from - to) / from Definition: the fall as a share of the value it fell from Inputs burst peak bandwidth of the node, throughput of eight flows (another AZ)"
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.limit_same_az",
      "title": "usual limit and the single flow in the same AZ",
      "text": "tcp.one.limit_same_az 5.00 Gbps 4.96 Gbps −0.80% 1% 80% within tolerance Formula flow.limit.usual Computed 5 Gbps = 5.00 Gbps Why this tolerance The limit counts what is on the line and the measurement counts the payload only, which can make it lower by the headers. One-sided bound The measurement must not exceed the prediction; the tolerance applies below it."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.limit_cross_az",
      "title": "usual limit and the single flow to another AZ",
      "text": "tcp.one.limit_cross_az 5.00 Gbps 4.96 Gbps −0.80% 1% 80% within tolerance Formula flow.limit.usual Computed 5 Gbps = 5.00 Gbps Why this tolerance The limit counts what is on the line and the measurement counts the payload only, which can make it lower by the headers. One-sided bound The measurement must not exceed the prediction; the tolerance applies below it."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.peak_same_az",
      "title": "burst peak and the eight flows in the same AZ",
      "text": "tcp.eight.peak_same_az 10.00 Gbps 9.94 Gbps −0.60% 1% 60% within tolerance Formula node.bandwidth.peak Computed 10 Gbps = 10.00 Gbps Why this tolerance The limit counts what is on the line and the measurement counts the payload only, which can make it lower by the headers. One-sided bound The measurement must not exceed the prediction; the tolerance applies below it."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.peak_cross_az",
      "title": "burst peak and the eight flows to another AZ",
      "text": "tcp.eight.peak_cross_az 10.00 Gbps 9.94 Gbps −0.60% 1% 60% within tolerance Formula node.bandwidth.peak Computed 10 Gbps = 10.00 Gbps Why this tolerance The limit counts what is on the line and the measurement counts the payload only, which can make it lower by the headers. One-sided bound The measurement must not exceed the prediction; the tolerance applies below it."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.one.volume",
      "title": "throughput of a single flow and the amount sent",
      "text": "tcp.one.volume same node 74,925,000,000 B 74,921,541,632 B 0.00% 0.2% 2.3% within tolerance another node in the same AZ 12,400,000,000 B 12,411,731,968 B 0.09% 0.2% 47% within tolerance another AZ 12,400,000,000 B 12,411,994,112 B 0.10% 0.2% 48% within tolerance Formula tcp.one.rate * tcp.duration Computed same node 29.97 Gbps × 20 s = 74,925,000,000 B another node in the same AZ 4.96 Gbps × 20 s = 12,400,000,000 B another AZ 4.96 Gbps × 20 s = 12,400,000,000 B Why this tolerance The throughput is printed to the second decimal only, and a run ends a little later than the time set."
    },
    {
      "group": "fact",
      "page": "ledger-throughput.html",
      "anchor": "tcp.eight.volume",
      "title": "throughput of eight flows and the amount sent",
      "text": "tcp.eight.volume same node 120,375,000,000 B 120,375,083,008 B 0.00% 0.1% 0.1% within tolerance another node in the same AZ 24,850,000,000 B 24,846,139,392 B −0.02% 0.1% 16% within tolerance another AZ 24,850,000,000 B 24,845,090,816 B −0.02% 0.1% 20% within tolerance Formula tcp.eight.rate * tcp.duration Computed same node 48.15 Gbps × 20 s = 120,375,000,000 B another node in the same AZ 9.94 Gbps × 20 s = 24,850,000,000 B another AZ 9.94 Gbps × 20 s = 24,850,000,000 B Why this tolerance The throughput is printed to the second decimal only, and a run ends a little later than the time set."
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "",
      "title": "Cost model of transfers between AZs",
      "text": "An estimate that multiplies the payload sent by a published price; it is not an amount confirmed by an invoice."
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.price",
      "title": "price of the transfer at one end",
      "text": "$0.01/GB transfer.price price It is the value of the published price list, and the price an account really pays may differ."
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.ends",
      "title": "ends that are charged",
      "text": "2 ends transfer.ends specification"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.usage_type",
      "title": "usage type in the price list",
      "text": "APN2-DataTransfer-Regional-Bytes transfer.usage_type configuration"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.runs",
      "title": "iperf3 runs across AZs",
      "text": "3 runs transfer.runs configuration"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.gb_power",
      "title": "exponent of the decimal GB",
      "text": "9 transfer.gb_power configuration It has not been confirmed that the GB used in billing equals this conversion."
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.total",
      "title": "total payload across AZs",
      "text": "260,633,264,128 B transfer.total sum Observes amount of payload sent Runs 1 Instrument iperf3 3.19 Conditions iperf3 runs across AZs 3 runs"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.gb",
      "title": "GB as the model uses it",
      "text": "1 GB transfer.gb 109 × 1 B = 1 GB Formula 10 ^ transfer.gb_power * 1 B Inputs exponent of the decimal GB"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.price.both_ends",
      "title": "price of the transfer at both ends together",
      "text": "$0.02/GB transfer.price.both_ends $0.01/GB × (2 ends ÷ 1 end) = $0.02/GB Formula transfer.price * (transfer.ends / 1 end) Inputs ends that are charged, price of the transfer at one end"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.cost.one_end",
      "title": "estimated cost at one end",
      "text": "$2.23 transfer.cost.one_end 223,376,179,200 B × $0.01/GB × (1 end ÷ 1 end) = $2.233761792 ≈ $2.23 The sum of two rounded amounts is one cent short of the total. The total comes from the values before rounding. Formula transfer_cost(sustained.bytes, transfer.price, 1 end) Models Cost of a transfer between AZs, charged at both ends: transfer_cost(volume, price, ends) = volume * price * (ends / 1 end) Amazon EC2 On-Demand Pricing, Data Transfer within the same AWS Region Inputs payload of the sustained transfer, price of the transfer at one end"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.cost",
      "title": "estimated cost of the sustained transfer",
      "text": "$4.47 transfer.cost 223,376,179,200 B × $0.01/GB × (2 ends ÷ 1 end) = $4.467523584 ≈ $4.47 Formula transfer_cost(sustained.bytes, transfer.price, transfer.ends) Models Cost of a transfer between AZs, charged at both ends: transfer_cost(volume, price, ends) = volume * price * (ends / 1 end) Amazon EC2 On-Demand Pricing, Data Transfer within the same AWS Region Inputs payload of the sustained transfer, ends that are charged, price of the transfer at one end"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.cost.all_runs",
      "title": "estimated cost of the three runs together",
      "text": "$5.21 transfer.cost.all_runs 260,633,264,128 B × $0.01/GB × (2 ends ÷ 1 end) = $5.2126… ≈ $5.21 Exact value 254524672/48828125 USD Formula transfer_cost(transfer.total, transfer.price, transfer.ends) Models Cost of a transfer between AZs, charged at both ends: transfer_cost(volume, price, ends) = volume * price * (ends / 1 end) Amazon EC2 On-Demand Pricing, Data Transfer within the same AWS Region Inputs ends that are charged, price of the transfer at one end, total payload across AZs"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.cost.if_binary",
      "title": "cost if billing used binary units",
      "text": "$4.16 transfer.cost.if_binary 223,376,179,200 B ÷ 1 GiB × 1 GB × $0.01/GB × (2 ends ÷ 1 end) = $4.1607… ≈ $4.16 Exact value 68169/16384 USD The unit of billing has not been confirmed, so this was computed to show the difference between the two readings. Formula sustained.bytes / 1 GiB * 1 GB * transfer.price * (transfer.ends / 1 end) Inputs payload of the sustained transfer, ends that are charged, price of the transfer at one end"
    },
    {
      "group": "fact",
      "page": "ledger-transfer-cost.html",
      "anchor": "transfer.parts",
      "title": "payloads of the runs and the recorded total",
      "text": "transfer.parts 260,633,264,128 B 260,633,264,128 B 0.00% 0% within tolerance Formula tcp.one.bytes.cross_az + tcp.eight.bytes.cross_az + sustained.bytes Computed 12,411,994,112 B + 24,845,090,816 B + 223,376,179,200 B = 260,633,264,128 B Why this tolerance Bytes are counted one by one, so the sum of the parts must equal the whole exactly."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "",
      "title": "Quiz on Pod network measurements",
      "text": "The ten questions rest on a single record of 2026-09-02 and do not promise the performance or the charges of any other environment. Each cell holds 1 run only, so ranks and ratios are limited to this sample too. The measured values are those the source reports; we did not measure them again, and computed anew only the figures derived from them."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-idle-round-trip",
      "title": "With no load, the RTT between Pods was measured by the command ping -c 200 -i 0.05. Which averages were recorded, in this order, for a server Pod on the same node, on another node in the same AZ, and in another AZ?",
      "text": "0.040 ms, 0.544 ms and 0.339 ms: the path to another AZ was shorter than the one within the same AZ. About 0.3 ms on all three paths: moving the server made no visible difference. 0.040 ms, 0.339 ms and 0.544 ms: neighbouring placements differ by about +0.30 ms and +0.21 ms. 0.040 ms, 0.339 ms and 5.4 ms: the RTT jumps into the range of milliseconds once the boundary of the AZ is crossed."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-single-flow-limit",
      "title": "A single iperf3 stream (-P 1) reached 4.96 Gbps both within the same AZ and to another AZ; eight streams (-P 8) reached 9.94 Gbps on both paths. What explains the two figures best?",
      "text": "The former stopped where a CPU core of the client was full; the latter became faster because the work was spread over several cores. The former fits the usual limit of 5 Gbps for a single flow; the latter is close to the burst peak of 10 Gbps. The former is the baseline bandwidth of this m5.xlarge; the latter is the peak it reached for a while by spending the burst credits it had saved. Jumbo frames with an MTU of 9001 B were off for the single stream, which made segments small, and on for the eight streams."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-fixed-pool-rate",
      "title": "The iperf3 throughput of eight flows was the same within the AZ and to another AZ, 9.94 Gbps. Yet when 16 connections sent requests for 20 s with the setting -qps 0, the HTTP request rates parted into 38,507 req/s and 25,602 req/s. How should this difference be read?",
      "text": "The link between AZs cut the bandwidth it gives to requests and responses by half, and so the number of requests that can pass per second shrank with it. Errors grew among the requests to another AZ, and the time spent on sending the failed requests again lowered the request rate. The mean latency grew by 33.5% over that of the same AZ, and the request rate was lowered by that same percentage. In a closed loop at steady state with about 16 requests in progress, the request rate fits 16 ÷ mean latency (a difference of 33.5%)."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-new-connection",
      "title": "With the request rate of 100 req/s and 4 connections unchanged, the setting -keepalive=false made each request open a new TCP connection. How did the HTTP p50 on the path to another AZ change?",
      "text": "From 0.704 ms to 1.517 ms (+0.813 ms), more than double. It stayed at 0.704 ms, since the kernel reuses a connection once opened. From 0.704 ms to 0.813 ms, no more than a slight increase. The median stayed near 0.704 ms, and only the p99, which shows the tail, became visibly worse."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-transfer-cost",
      "title": "The payload sent across AZs in 180 s over 4 flows is 223,376,179,200 B. Converted to the decimal GB (10⁹ B) that the source states, and with $0.01/GB applied at both ends in EC2, what is the cost the model estimates?",
      "text": "The traffic stays within one region, so no cost arises in this model. The price is multiplied once, on the sending side only, which gives about $2.23. What stays below the baseline of 1.25 Gbps is free, and the price is multiplied only by the part sent in bursts. With the price applied once at each end, about $4.47 is estimated; it is not an amount confirmed by an invoice."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-external-name-queries",
      "title": "In a Pod where ndots:5 is the default (glibc 2.41), the name sts.ap-northeast-2.amazonaws.com, which has 3 dots, was looked up once. How many DNS queries and NXDOMAIN responses did tcpdump record?",
      "text": "2 queries, and NXDOMAIN in 0 responses. The name has several dots, so it was asked for as an absolute name at once. 4 queries, and NXDOMAIN in 2 responses. The first candidate failed, but the next one brought an answer. 5 queries, and NXDOMAIN in 4 responses. Each candidate was asked for an A record only. 10 queries, and NXDOMAIN in 8 responses. Each candidate was asked for an A and an AAAA record together."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-search-list-walk",
      "title": "In the same Pod, kubernetes.default.svc.cluster.local, looked up without a trailing dot, also left 10 queries and NXDOMAIN in 8 responses. It looks like a complete name. Why did it go through the search list to the end?",
      "text": "The kubernetes plugin of CoreDNS answers at once only for names outside cluster.local, so a trailing dot leaves the number of queries as it is. With 4 dots it is below the ndots value of 5, so the search candidates were tried first; a trailing dot skips this expansion. glibc knows names that end in svc.cluster.local as Service names and treats them apart, so lowering ndots leaves the number of queries as it is. The suffix ap-northeast-2.compute.internal stands at the head of the list, so short internal names go through that candidate first as well."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-low-ndots-short-name",
      "title": "In a Pod given ndots:1 through dnsConfig.options, the queries for the external name fell from 10 queries to 2 queries. The short internal name kubernetes.default, on the other hand, took 6 queries, NXDOMAIN in 4 responses and a median of 2.04 ms, worse than the 1.71 ms at ndots:5. What happened?",
      "text": "With its dot count of 1, the name was first asked for as an absolute name, got NXDOMAIN and went back to the search list; the upstream saw this internal name. Lower ndots switched off the cache of CoreDNS, so the medians of repeated lookups grew for external and internal names alike. With lower ndots the name was resolved by no candidate at all, and NXDOMAIN came back for each query sent. With lower ndots glibc began to ask for the A and AAAA records one by one in turn, and the median grew to double."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-histogram-resolution",
      "title": "Which is the right reading of the record that Fortio latencies were measured again with the setting -r 0.00001?",
      "text": "Request errors were frequent in the first run, so it was measured again under the same conditions to get a result without errors. The value of -r is in milliseconds, so the smallest bucket of the second measurement is 0.01 µs. The default smallest bucket of 1 ms is coarse for the latencies to be compared, so they were measured again with 10 µs. Each p50 measured here is below 1 ms, so that with the default bucket any path would show 0.5 ms."
    },
    {
      "group": "question",
      "page": "pod-network.html",
      "anchor": "q-service-skipped",
      "title": "What does the record give as why the earlier application benchmark skipped the comparison of Services and traffic distribution?",
      "text": "Fortio did not take the DNS name of a Service as a target, so requests could only be sent to the Pod IP. A failed LBC webhook rejected the request to make the benchmark's Service; it was not bypassed, and Pod IPs were tested. kube-proxy was running in IPVS mode, so the iptables hop that was to be compared did not exist in that cluster at all. The path through a Service was measured in the same way, but showed no difference from the Pod IP and was left out of the table of results."
    },
    {
      "group": "section",
      "page": "quality.html",
      "anchor": "",
      "title": "Quality of items",
      "text": "Every build checks whether the items follow guidelines for writing items. With an error no page is made, so that this page lists warnings and what authors allow with a reason."
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "",
      "title": "Sources",
      "text": "Where the numbers and quotations on the pages of this language come from, with the address of what is published and the day it was read."
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-pod-benchmark",
      "title": "Pod network benchmark (original in Korean)",
      "text": "atomai kubernetes-docs Measured or published 2026-09-02 Updated 2026-09-12 Read 2026-11-30 https://www.atomai.click/kubernetes-docs/ko/networking/06-pod-network-benchmark"
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-az-appendix",
      "title": "Appendix: how much latency between Pods grows across AZs (in Korean)",
      "text": "study-hugo Measured or published 2026-10-05 Read 2026-11-30 https://github.com/idoyo7/study-hugo/blob/a1d4a83f425b615876a3dd432d23770b188ae491/content/observability/metrics/victoriametrics/operations/a1-pod-network-rtt/index.md"
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-quiz-ko",
      "title": "Pod network benchmark quiz (Korean edition)",
      "text": "atomai kubernetes-docs Read 2026-11-30 https://www.atomai.click/kubernetes-docs/ko/quizzes/networking/06-pod-network-benchmark-quiz"
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-quiz-ja",
      "title": "Pod network benchmark quiz (Japanese edition)",
      "text": "atomai kubernetes-docs Read 2026-11-30 No published address is recorded for it."
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-ip-standard",
      "title": "Internet Protocol standard",
      "text": "RFC Editor https://www.rfc-editor.org/rfc/rfc791"
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-tcp-standard",
      "title": "TCP standard",
      "text": "RFC Editor https://www.rfc-editor.org/rfc/rfc9293"
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-tcp-timestamps",
      "title": "Standard of the TCP timestamp option",
      "text": "RFC Editor https://www.rfc-editor.org/rfc/rfc7323"
    },
    {
      "group": "source",
      "page": "sources.html",
      "anchor": "source-home-server",
      "title": "Measurement report: TCP receive window, MSS and receive throughput of a home server (original in Korean)",
      "text": "Seongwon Measured or published 2026-08-07 Read 2026-11-30 No published address is recorded for it."
    }
  ]
};
