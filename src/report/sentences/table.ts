/**
 * Every sentence of a report, by what it is about; names, numbers and lists are given as they are written on a surface. Words for
 * verdicts and reasons are in words.ts. What is said where follows from the account of the judge; nothing is decided here.
 */

const many = (count: string): boolean => !/^(?:one|1) /.test(count);

/** What a heading says of a run, in its clauses. */
export const headings = {
  // What passed.
  clear: (cases: string) => `no regression in ${cases}`,
  onlyWaived: () => 'no regression except waived ones',
  nothingAsked: (cases: string) => `nothing judged in ${cases}`,
  besideShift: (sizes: string) => ` beside the shift of the whole run: ${sizes}`,
  notJudged: (count: string) => `${count} could not be judged`,
  added: (count: string) => `${count} new`,
  inPart: (metrics: string, cases: string, what: 'compared' | 'judged', why: string) =>
    `; ${metrics} of ${cases} could not be ${what}: ${why}`,
  staleBaseline: (age: string) => `the newest baseline run is ${age} old`,
  noneCertain: (cases: string) => `no certain regression in ${cases}`,
  passedBut: (what: string) => `passed, but ${what}`,
  allowed: () => ' (allowed by the configuration)',
  openBeside: (what: string) => `${what} (allowed by the configuration); the rest could not be fully judged`,
  unknownAllowed: () => ' (allowed by `fail: {unknown: pass}`)',
  noVerdict: (what: string) => `no verdict asked: ${what}`,
  measuredBesideItself: (times: string) => `this version was measured ${times} beside itself`,
  // What got worse, or may have.
  wholeRun: (moves: string) => `the whole run got worse: ${moves}`,
  andWholeRun: (moves: string) => `; the whole run: ${moves}`,
  notClear: (isSpent: boolean) => `not clear ${isSpent ? 'before the budget was spent' : 'yet'}`,
  notCertain: (isSpent: boolean) => (isSpent ? 'time ran out before it was certain' : 'not certain yet'),
  notExcluded: (share: string, metric: string, name: string) =>
    `; cannot exclude up to ${share} in ${metric} of ${name}`,
  norOthers: (others: string) => `, nor losses in ${others}`,
  besideBase: (times: string) => `, measured ${times} beside its base`,
  overPairs: (pairs: string) => `, over ${pairs}`,
  levelNotAccepted: () => 'that level was not accepted',
  cannotTell: (runs: string) => `${runs} cannot tell`,
  cannotTellNoise: (runs: string) => `${runs} cannot tell noise from a change`,
  cannotTellMachine: (runs: string) => `${runs} cannot tell a slow machine from a change`,
  eitherCause: () => 'either the machine or the change is the cause',
  notNew: () => 'not new in this run',
  // What was not judged.
  nothingCompared: (why: string) => `nothing was compared${why}`,
  firstRun: (why: string) => `nothing to compare with yet${why}`,
  noneInRest: () => 'no regression in the rest',
  unsound: (why: string, cases: string) => `${why}: ${cases} not judged`,
  unread: (files: string, isPart: boolean) => `${files} could not be read${isPart ? ' in full' : ''}`,
  areMissing: (cases: string) => `: ${cases} ${many(cases) ? 'are' : 'is'} missing`,
  notAllRead: () => 'not all inputs could be read',
  onlyRuns: (runs: string) => `only ${runs}`,
  openObjectives: (names: string, cases: string) =>
    `${names} could not be checked in ${cases}, because a value was not measured`,
  neverJudged: (metrics: string) => `${metrics} could not be judged in any case`,
  ownBaseline: () => ': the baseline contains only this run',
  onlySelectsNone: () => ': --only selects no case',
  nothingGated: () => ': no case has a gated metric',
  measuredFirst: (cases: string, isFirst: boolean) => `: ${cases} measured${isFirst ? '' : ', no baseline'}`,
  noneInBaseline: (own: string, baseline: string, cases: string) =>
    `: none of the ${own} of this run is in the baseline (${baseline}, ${cases})`,
  // What explains missing cases.
  changedAxis: (axis: string, now: string, before: string) => `${axis}: ${now} in this run, ${before} in the baseline`,
  otherScenario: (now: string, before: string) =>
    `the scenario is ${now} in this run and ${before} in the baseline, with the same labels`,
  renamed: (names: string) => `renamed? ${names}, with the same configurations`,
  // The second baseline.
  comparedWith: (name: string, decides: boolean, what: string) =>
    `compared with ${name}${decides ? '' : ' (it does not decide)'}, ${what}`,
  nothingBeside: (name: string, why: string) => `nothing was compared with the second baseline (${name}), ${why}`,
} as const;

/** The lines below the table. */
export const lines = {
  leftOut: (cases: string) => `${cases} left out by \`--only\``,
  worstCases: (sure: string) => `Rows show worst cases${sure && `, ${sure}`}.`,
  eachRow: (sure: string) => `Each row: ${sure}.`,
  aside: (metrics: string, isOne: boolean) =>
    `${metrics} ${isOne ? 'is' : 'are'} not judged, as the configuration says.`,
  distorted: (cases: string) =>
    `Throughput and response times of ${cases} are not judged, because failed requests distort them.`,
  found: (where: string, sizes: string, fate: string) =>
    `${where}, ${sizes} would ${fate} every second time, and larger changes more often.`,
  finds: (byPairs: string) => `Half of the gates find in one label: ${byPairs}.`,
  noise: (sizes: string) => `Noise of a label: ${sizes}.`,
  ranges: () => 'Ranges: 95 %.',
  needsNoStatistics: (size: string) => `${size}: this needs no statistics, so the base was not measured.`,
  measured: (size: string, what: string) => `${size}: ${what}.`,
  linuxOnly: () => 'What other programs did meanwhile is read on Linux only.',
  otherPrograms: (share: string, stolen: string, again: string) =>
    `Other programs used up to ${share} of the cores${stolen}${again}.`,
  moreWork: (who: string, change: string, pairs: string) => `${who} does more work: ${change} in ${pairs}.`,
  sameWork: (who: string, change: string, isDisturbed: boolean) =>
    `${who} does the same work (${change}): ${isDisturbed ? 'other programs may have slowed it down; measure again where none run' : 'it waits longer'}.`,
  wholeRun: (clauses: string, end: string) => `The whole run: ${clauses}${end}`,
  pause: (isLonger: boolean) =>
    `Requests take as long as before: users pause ${isLonger ? 'longer' : 'less'} (think time, timers, pacing), or the load generator does.`,
  either: (isPartlyOld: boolean) =>
    `Either the machine or the change is the cause${isPartlyOld ? ' of what is new' : ''}.`,
  controls: (worse: string, names: string, size: string, metric: string, isRelative: boolean) =>
    `${worse} (${names}) got worse by ${size} in ${metric}, although the change cannot affect them: the machine or the back end moved${isRelative ? ', and cases are judged relative to that' : ''}.`,
  reference: (name: string, runs: string, decides: boolean, isPart: boolean, what: string) =>
    `Compared with ${name} (${runs}; ${decides ? 'it decides, too' : 'it does not decide'}${isPart ? '; part of it could not be read' : ''}): ${what}`,
  noReference: (name: string, decides: boolean, why: string) =>
    `Nothing was compared with the second baseline (${name}; ${decides ? 'it decides, too' : 'it does not decide'}): ${why}.`,
} as const;

/** What can be done; a command or lines to copy follow a colon. */
export const steps = {
  ofItself: () =>
    'To find smaller changes, measure with more users or requests, or more pairs (`measure: {pairs: 8}`). If the noise is large, measure where no other programs run.',
  nothingToDo: () =>
    'Nothing to do: once runs of this version are recorded, later ones are judged by the better level.',
  recordErrors: () =>
    'Record errors, too (`success` in a JTL file, or a column such as "Error %"): then an improvement is judged.',
  objective: (missed: string, file: string) => `Fix ${missed}, or change that objective in ${file}.`,
  referenceDecides: (name: string, file: string) =>
    `The comparison with ${name} decides only with \`fail: {reference: fail}\` in ${file}. The earlier runs show when it became slower than ${name}:`,
  fixReference: (name: string, waiver: string) =>
    `Fix it: it cannot be accepted, because ${name} stays the second baseline until the next release. ${waiver}`,
  bisect: () => 'Find the commit that did it:',
  repeatBoth: () =>
    'To be sure, measure both several times, in turns, the older into folder A, the newer into B. Then judge them:',
  assumedRuns: (runs: string, when: string) =>
    `With ${runs} only large losses show: ${when}. Record each run you trust.`,
  again: () => 'Measure again, then check the new run',
  similarStore: () => 'There are baselines in a folder with a similar name. If it is the right one, compare with it',
  elseFirst: () => 'If not, and if you trust this run, record it as the first baseline',
  orHistory: (advice: string) => `${advice} Or compare with the history`,
  recordMain: () =>
    'Record a run of the main branch, as the workflow for recording does after every merge. From then on, runs are compared with it.',
  recordFirst: () => 'If you trust this run, record it as the first baseline',
  recordLoad: () => 'If the new load is meant to stay, record this run, with which later ones are compared',
  baselineErrors: () =>
    'Requests failed in the baseline, so nothing can be compared with it. Choose a run without errors with `--against`, or record this run if you trust it',
  otherMachine: (machine: string) =>
    `Measure again on the machine of the baseline${machine}; or, if the new one stays, record this run as its first baseline`,
  compareNames: () =>
    'Compare the names and the environment of this run with those of the baseline. If it is the first of its kind, record it',
  lookBack: (lead: string) => `${lead} among the changes since it began. The earlier runs:`,
  slowLoss: () => 'Another run would not help with the slow loss: look for its cause',
  notThisRun: (what: string) => `This run alone did not make ${what} slower: look for the cause`,
  partlyOlder: () => 'A part of the loss is older than this run: look for its cause',
  acceptSince: (commit: string) => `If it is meant to stay, accept the level since then${commit}:`,
  renamedLabel: (file: string) => `If this only has a new name, keep its history: add to ${file}, and check again:`,
  renamedScenario: (option: string, file: string) =>
    `If only the file has a new name, check it with ${option}. If the test has one, keep its history: add to ${file}, and check again:`,
  joinScenarios: (option: string, entry: string, file: string) =>
    `If all are the same test, join what was recorded, and name it from now on: by ${option}, or by \`${entry}\` in ${file}. To join, add there as well:`,
  findValues: (why: string) => `Find out why ${why}, and measure again.`,
  retire: (partial: string, others: string, file: string) =>
    `Measure the missing cases again${partial}. If they are no longer measured${others}, list them under \`retired:\` in ${file}:`,
  findErrors: (names: string) => `Find out why requests of ${names} fail, then measure again.`,
  loadTestLog: (place: string) => `See the log of the load test${place}, and run the job again.`,
  stateHow: (names: string) => `State how to read ${names}, as the errors advise`,
  correct: (names: string) => `Correct ${names} as the errors advise`,
  measureAgain: (names: string) => `See the load test log, and measure ${names} again`,
  notWhole: (why: string) => `${why}: see the load test log, and measure again`,
  moreRequests: (names: string, metric: string, file: string) =>
    `To have ${names} judged, measure longer, so that there are more requests, and record the first such run: before that, none of another length passes. To ignore it, set \`${metric}: report\` under \`metrics:\` in ${file}.`,
  otherHour: (share: string) =>
    `Measure on another machine, or at another hour: other programs used ${share} of the cores in most pairs.`,
  moreTime: () => 'Another pair might have decided: allow more time (`--budget 1h`), or make a measurement shorter.',
  measureBoth: (needs: string) => `To decide, measure base and head beside each other${needs}:`,
  morePairs: (needs: string) => `Measure more pairs${needs}:`,
  listControls: (file: string) =>
    `A scenario that the change cannot affect, listed under \`controls:\` in ${file}, shows how the machine moved.`,
  merge: () =>
    'Fix it; or, if it is meant to stay, merge it: then it is the base of the next gate. To pass before that, use a waiver.',
  recordNext: () => 'Fix it; or, if it is meant to stay, record this run: later runs are then compared with it.',
  waiveUntil: (isCauseKnown: boolean) =>
    `${isCauseKnown ? 'Fix it; or, if' : 'If'} it is meant to stay, waive it until there is a newer release or file to compare with (\`--against\`).`,
  accept: (isCauseKnown: boolean, what: string, how: string) =>
    `${isCauseKnown ? 'Fix it; or, if' : 'If'} ${what} is meant to stay, ${how}:`,
  acceptBranch: (isCauseKnown: boolean, what: string, how: string) =>
    `${isCauseKnown ? 'Fix it. ' : ''}To pass with it, use the waiver below. If ${what} is meant to stay, ${how} and commit the baselines, which count after the merge:`,
  explain: () => 'All numbers behind the worst row:',
  waive: (place: string, isPart: boolean) =>
    `To allow it for a while, add this to ${place}${isPart ? '. The most important waivers:' : ':'}`,
} as const;
