/**
 * The one vocabulary of headers: of tables in any format, of the keys of JSON objects, and of headings. A head that names a
 * measurement is understood with its unit, or it is unclear, which is an error: its values would be lost or wrong.
 */
import { findAxis, formatAxisValue, normalizeDashes } from '../../cases/axes.js';
import { isPercentileColumn, metricById, metrics } from '../../metrics/index.js';
import type { Metric } from '../../model/metric.js';
import { isInBits, isUnit, unitFactor } from './quantity.js';

export interface AxisValue {
  readonly axis: string;
  readonly value: string;
}

/** A metric, and how its values are stated. */
export interface StatedMetric {
  readonly metric: Metric;
  /** The unit of bare numbers; empty if it is not stated. */
  readonly unit: string;
  /** Whether it is the share of successes instead of errors. */
  readonly isSuccess?: boolean;
  /** Whether the head says that a bare error rate is in percent. */
  readonly isPercent?: boolean;
  /** Whether it is a plain latency: the whole response time, but JMeter's time to the first byte beside a response time. */
  readonly isLatency?: boolean;
}

export type Meaning =
  | { readonly kind: 'scenario' | 'label' | 'samples' | 'errors' | 'successes' | 'someErrors' }
  /** What only the configuration says: a column to ignore, or those of a table with a value a row. */
  | { readonly kind: 'ignored' | 'metricName' | 'value' | 'unit' }
  | { readonly kind: 'axis'; readonly axis: string; readonly unit: string }
  | ({ readonly kind: 'metric' } & StatedMetric)
  | ({ readonly kind: 'at' } & AxisValue)
  /** A measurement, but not which one, or in an unknown unit. */
  | { readonly kind: 'unclear'; readonly unit: string };

/** The words of a head in lower case, and the unit after them. */
interface Words {
  readonly words: string;
  readonly unit: string;
}

const decoration = /[\p{Extended_Pictographic}\uFE0F↑↓▲▼⬆⬇*†‡]+|:$/gu;

/** Spellings of "in thousands". */
const thousands =
  /\b(?:in )?thousands?\b|[x×*] ?1[, ]?000(?![\d,])|(?<![\d,])['’]?000s?\b|\b1[, ]?000s\b|(?:[x×*] ?)?\b10(?:\^3|³)/gi;

/** Other spellings, abbreviations and misspellings of the words in heads. */
const spellings: readonly (readonly [words: RegExp, usual: string])[] = [
  [/\bp\((\d[\d.]*)\)/g, 'p$1'],
  [/([a-z])\.(?=\s|$|[()])|第(?=\d)|(?<=%) d[aeoi]s?(?= )/g, '$1'],
  [/(?!^lat$)\blat(?=s?(?![\p{L}\d]))/gu, 'latency'],
  [/\bresp(?=s?\b)/g, 'response'],
  [/\berr(?=s?\b)/g, 'error'],
  [
    /(?:(?<=\d)(?:\.|[eº°]|[èe]me|-?[йя])? ?(?:% ?)?|\b)(?:per[cz]entile?|centile|百分位数?|分位数?|パーセンタイル|процентиль|перцентиль)(?!\p{L})/gu,
    ' percentile',
  ],
  [/^(?:[每毎]秒|초당) ?(.+)$|(?:次|请求数?|回|件|건|запрос(?:ов|а)?)? ?\/ ?(?:秒|초|сек?)(?!\p{L})/gu, '$1/s'],
];

/** The words of JMeter's translations and their kin, without mistakes such as "Mittel" for a median. Phrases precede their words. */
const translated = {
  'number of': 'nb\\.? de|nombre de|n[úu]m(?:ero|\\.)? de|anzahl(?: der)?|количество|число',
  'error rate':
    "fehler(?:quote|rate)|taux d['’](?:erreurs?|[ée]checs?)|ta[sx]a de (?:erro(?:r|res|s)?|fal(?:lo|ha)s?)|(?:错误|失败|異常|錯誤|エラー)率|(?:доля|процент|частота) ошибок",
  'success rate':
    'erfolgs(?:quote|rate)|taux de (?:succ[èe]s|r[ée]ussite)|tasa de [ée]xito|taxa de sucesso|tasso di successo|成功率|성공[률율]|(?:доля|процент) успешных',
  'response time':
    'antwortzeit(?:en)?|temps de r[ée]ponse|t[ie]+mpos? d[ei] r[ei]sp(?:ue|o)sta|响应时间|(?:応答|レスポンス)時間|응답 시간|время (?:ответа|отклика)',
  throughput:
    'thr?u?put|thr?pu?t|tput|durchsatz|d[ée]bit|rendimiento|vaz[ãa]o|吞吐[量率]|處理量|スループット|처리량|пропускная способность',
  latency: 'latenz(?:en)?|latences?|lat[êe]ncias?|latenza|(?:响应)?延[迟遲]|时延|レイテンシー?|遅延|задержк[аи]',
  time: 'tiempo|tempo|temps',
  '/s': 'pro sekunde|par seconde|por segundo|al secondo|na sekundę|в секунду',
  requests:
    'anfragen|requ[êe]tes|peticiones|solicitudes|requisi[çc][õo]es|richieste|请求数?|リクエスト数?|요청 ?수?|запрос(?:ы|ов)',
  samples: '[ée]chantillons|muestras|amostras|样本数?|サンプル数|표본 수',
  errors:
    'fehler|erreurs?|errores|erros?|errori|fallos|falhas|[ée]checs|错误数?|异常|錯誤|失[败敗]数?|エラー数?|오류|ошиб(?:ки|ок)',
  success: '成功数?',
  median: 'm[ée]dian[ea]|中位数|中[间間]值|中央値|중간값|медиана',
  'std dev': 'standardabweichung|[ée]cart[ -]type|desv est[áa]ndar|desvio padrão|标准偏?差|標準偏差|표준편차',
  avg: 'ø|mittlere[rs]?|mittelwert|durchschnitt(?:lich\\w*)?|moyen(?:ne)?|promedio|m[ée]di[oa]|平均[值値]?|평균|średnia|средн(?:ее|яя|ий)',
  max: 'm[áa]xim[oa]|máx|maximale?[rs]?|massim[oa]|最大[值値]?|최대값?|maksimum|макс(?:\\.|имум|имальн(?:ое|ая))?',
  min: 'm[íi]nim[oa]|mín|minimale?[rs]?|最小[值値]?|최소값?|мин(?:\\.|имум|имальн(?:ое|ая))?',
  users:
    '(?:gleichzeitige )?(?:be)?nutzer|gleichzeitig|utilisateurs|usu[aá]rios(?: concurrentes)?|utenti|并发(?:用户)?数?|ユーザー数|пользовател(?:и|ей)',
  scenario: 'szenario|sc[ée]nario|escenario|cen[áa]rio|场景|シナリオ|сценарий',
};
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`;
const alone = (words: string): RegExp => new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'gu');

/** What to replace in a head in lower case, in this order. */
const otherWords: typeof spellings = [
  ...spellings,
  ...Object.entries(translated).map(([usual, words]) => [alone(words), ` ${usual} `] as const),
  [/(?<=\p{L})\s+\/(?=\S)/gu, '/'],
];

/** "avgLatency_ms" in words: "avg latency ms". Abbreviations are written out. Only MB/s and Mb/s keep their case. */
export function toWords(head: string): string {
  const words = knownWords.get(head) ?? findWords(head);
  if (knownWords.size === mostKnown) knownWords.clear();
  if (head.length <= longestKnown) knownWords.set(head, words);
  return words;
}

/** The heads of one table after another, each of which is looked at for several reasons. */
const knownWords = new Map<string, string>();
const [mostKnown, longestKnown] = [1000, 200];

function findWords(head: string): string {
  const plain = normalizeDashes(head.replace(thousands, 'k').replace(decoration, ' '))
    .replace(/^\S+$/, (key) => key.replace(/(?<=[a-z\d]{2})(?=[A-Z])/g, ' '))
    .replace(/_/g, ' ')
    .replace(/(?: |\b)per (?=(m?s|[uµ]s|sec|second|m|min|minute|h|hour)s?\b)/gi, '/')
    .replace(/((?<!\p{L})[kmgt]?i?b(?:ps\b|(?= ?\/)))|\p{Lu}/giu, (all, unit?: string) => unit ?? all.toLowerCase());
  return otherWords
    .reduce((text, [words, usual]) => text.replace(words, usual), plain)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A unit without brackets. "min" is a minimum, and "m" and "h" are words. */
const bareUnit = /^(?!(?:m|min|mins|h|x|users?|messages?|requests?|replicas?|load|ops?)$)/;
/** What a head may say in brackets that is neither a name nor a unit. */
const remarks = /[([](?:n ?=[^()[\]]*|longest request)[)\]]/g;

/** Whether a part of a head is a statistic and nothing else. */
export const isStatistic = (part: string): boolean =>
  isPercentileColumn(part) || /^(avg|average|av|mean|median|med|min(imum)?|max(imum)?|std ?dev|stdev|sd)$/.test(part);
/** Joins what two places of a head say of its unit: "TPS (k)" is in "k tps"; "ms s" is none. */
function joinUnits(unit: string, beside: string): string {
  const rate = unitFactor(unit, '/s');
  if (beside === '' || (rate !== undefined && rate === unitFactor(beside, '/s'))) return unit;
  return beside === 'k' ? `k ${unit}` : `${unit} ${beside}`;
}

/** "latency (99)", "RT [95]" */
const levelBehindTime = /(?<=\b(?:latency|times?|rt|durations?) ?)[([]([5-9]\d(?:\.\d+)?)[)\]]/;

/** The readings of a head, the most likely first. A statistic counts wherever it stands: "Latency, ms (p95)". */
function* readHead(head: string): Generator<Words> {
  if (/across all concurrent/i.test(head)) return;
  const all = toWords(head).replace(levelBehindTime, ' p$1');
  const [name = '', ...beside] = all
    .replace(remarks, ',')
    .split(/[()[\]]|,(?!\d{3})/)
    .map((part) => part.trim().replace(/^in /, ''))
    .filter((part) => part !== '');
  // "Latency (min)", but not "Duration (min)".
  const statistics = beside.filter(
    (part) => isStatistic(part) && (part !== 'min' || /latenc|response|req duration|\brt\b/.test(name)),
  );
  const said = beside.filter((part) => !statistics.includes(part));
  const units = said.filter(isUnit);
  const others = said.filter((part) => !units.includes(part));
  const unit = units.join(' ');
  const wordsOf = (...words: readonly string[]): string => words.join(' ').trim();
  if (others.length > 0 && unit === '') yield { words: wordsOf(name, ...statistics), unit: others.join(' ') };
  yield { words: wordsOf(name, ...statistics, ...others), unit };
  const [, first = '', last = ''] = /^(.*?)(?: in)? ([^\s]+(?: [kmg]?i?b?\/\S+)?)$/.exec(name) ?? [];
  const [more, own] = isUnit(name) ? ['', name] : [first, last];
  if (bareUnit.test(own) && isUnit(own))
    yield { words: wordsOf(more, ...statistics, ...others), unit: joinUnits(own, unit) };
}

const of = String.raw`(?:(?:# ?|number of |num |no |total |count of |all |http |complete |completed |finished )*)`;
const nouns = '(?:requests?|reqs?|samples?|transactions?|calls?|responses?|executions?|queries|operations?)';
const several = '(?:requests|reqs|samples|transactions|calls|responses|executions|queries|operations|hits)';
const failed = '(?:errors?|failures?|fail(?:s|ed)?|ko|errored|unsuccessful)';
const succeeded = '(?:success(?:es|ful|fully)?|succeeded|succ|ok|pass(?:ed|es)?|2xx)';
const counts = {
  scenario: /^(test )?scenario( name)?$/,
  label: /^label$/,
  samples: new RegExp(`^${of}(?:${several}(?: (?:sent|made|completed))?|${nouns} (?:count|total))$|^count$`),
  errors: new RegExp(`^${of}${failed}(?: ${nouns})?(?: (?:count|total))?$|^${of}${nouns} failed$`),
  successes: new RegExp(`^${of}${succeeded}(?: ${nouns})?(?: (?:count|total))?$|^${of}${nouns} (?:passed|succeeded)$`),
  someErrors:
    /^(?:# ?)?(?:http )?(?:timeouts?|timed out|non-?2xx(?: or 3xx)?|[45]xx|socket errors|connection errors)(?: (?:errors?|responses?|count))?$/,
} as const satisfies Record<string, RegExp>;
const successRate = new RegExp(
  `^(?:(?:overall|total|http|request|avg|average) )*(?:${succeeded}(?: ${nouns})? ?(?:rate|ratio|%|percent(?:age)?|pct)|% ?(?:of )?${succeeded}|availability ?%?)$`,
);
const percentWords = /%|percent|pct/;
const fractionWords = /ratio|fraction/;

const errorPercent = metricById.get('errorPercent');
const throughput = metricById.get('throughput');
const receivedKBPerSec = metricById.get('receivedKBPerSec');
/** What a rate may be called beside its unit: "Requests (/min)", "avg req/s", "Rate (k req/s)". */
const rateWords = new RegExp(
  `^(?:(?:avg|average|mean|achieved|actual|measured|total|overall|median|http)? ?(?:${nouns}|rate|messages?|speed|load)?|performance)$`,
);
const dataWords = /throughput|bandwidth|\bbw\b|transfer|data|traffic/;

function interpretMetric({ words, unit }: Words): StatedMetric | 'unclear' | undefined {
  const isRate = unit !== '' && unitFactor(unit, '/s') !== undefined;
  if (isRate && rateWords.test(words) && throughput !== undefined) return { metric: throughput, unit };
  if (unit !== '' && dataWords.test(words) && receivedKBPerSec !== undefined && unitFactor(unit, 'KB/s') !== undefined)
    return {
      metric: words.startsWith('sent') ? (metricById.get('sentKBPerSec') ?? receivedKBPerSec) : receivedKBPerSec,
      unit,
    };
  if (dataWords.test(words) && isInBits(unit)) return 'unclear';
  const isShare = unitFactor(unit, '%') !== undefined && unit !== '';
  const shareOf = (metric: Metric, isSuccess = false): StatedMetric => {
    const isFraction = fractionWords.test(`${words} ${unit}`);
    return { metric, unit: isFraction ? 'fraction' : '', isSuccess, isPercent: isShare || percentWords.test(words) };
  };
  const isSuccess = successRate.test(words) || (isShare && counts.successes.test(words));
  if (errorPercent !== undefined && (isSuccess || (isShare && counts.errors.test(words))))
    return shareOf(errorPercent, isSuccess);
  const named = metrics.filter(
    ({ id, title, columns }) =>
      columns.some((pattern) => pattern.test(words)) ||
      title === words ||
      id.toLowerCase() === words.replaceAll(' ', ''),
  );
  const metric = named.find((one) => unitFactor(unit, one.unit) !== undefined);
  if (metric?.id === 'errorPercent') return shareOf(metric);
  if (metric?.id === 'meanLatency' && words.includes('latenc')) return { metric, unit, isLatency: true };
  if (metric !== undefined) return { metric, unit };
  return named.length > 0 ? 'unclear' : undefined;
}

const mean = metricById.get('mean');
/** A plain latency as the response time, where nothing else states that. */
export const asResponseTime = <T extends StatedMetric>(stated: T): T =>
  stated.isLatency === true && mean !== undefined ? { ...stated, metric: mean } : stated;

/** The metric that a head, a heading or the name of a value states; undefined if it names none. */
export function findMetric(head: string): StatedMetric | undefined {
  for (const words of readHead(head)) {
    const found = interpretMetric(words);
    if (found !== undefined && found !== 'unclear') return found;
  }
  return undefined;
}

/** The unit in a head, if it is one of this kind or counts thousands; otherwise empty. */
export const findUnit = (head: string, wanted: Metric['unit']): string =>
  [...readHead(head)].findLast(
    ({ unit }) => unit !== '' && (/^[km]$/.test(unit) || unitFactor(unit, wanted) !== undefined),
  )?.unit ?? '';

/** Undefined if the head is unknown. */
export function interpretHead(head: string): Meaning | undefined {
  const readings = [...readHead(head)];
  let unclear: Meaning | undefined;
  for (const { words, unit } of readings) {
    const axis = unitFactor(unit, '%') === undefined || unit === '' ? findAxis(words) : undefined;
    // The unit of a value keeps its spelling: 1 KB.
    if (axis !== undefined) return { kind: 'axis', axis, unit: /[([]([^()[\]]+)[)\]]\s*$/.exec(head)?.[1] ?? unit };
    const metric = interpretMetric({ words, unit });
    if (metric === 'unclear') unclear = { kind: 'unclear', unit };
    else if (metric !== undefined) return { kind: 'metric', ...metric };
    const role = Object.entries(counts).find(([, pattern]) => pattern.test(words))?.[0] as
      | keyof typeof counts
      | undefined;
    if (role !== undefined && (unit === '' || unitFactor(unit, '') !== undefined)) return { kind: role };
    if (role !== undefined) unclear = { kind: 'unclear', unit };
  }
  const axisValue = findAxisValue(head);
  if (axisValue !== undefined) return { kind: 'at', ...axisValue };
  if (comparison.test(head) || /\bbytes$/.test(toWords(head))) return undefined;
  const isHalfUnderstood = measuredWords.test(toWords(head)) && !isBesideMetrics(head);
  return unclear ?? (isHalfUnderstood || namesSeveral(head) ? { kind: 'unclear', unit: '' } : undefined);
}

/** Words of headers that name what is measured, also in languages in which nothing is read. */
const measuredWords =
  /percentile|latenc(y|ies)|response times?|\berrors?\b|\bfail(ures?|ed)\b|throughput|\b[tqr]p[sm]\b|\breq(uests)?\/s|\bp\d{2,3}\b|\brt\b|\bsuccess|\bavailability\b|\bko\b|\btimeouts?\b|\b[45]xx\b|ошиб|응답|성공/i;
/** Headers of what became of requests, which states no error rate but counts where nothing else says which failed. */
const outcomes = {
  lost: /\b(?:drop(?:s|ped)?|lost|(?<!packet )loss|reject(?:ed|s|ions?)|abort(?:ed|s)?|exceptions?|throttled|crash(?:ed|es)?|(?<!page |minor |major )faults?|refused|timeouts?|timed out|(?:http|status|code) ?[45]\d\d|[45](?:\d\d|xx)s?|non-?\d(?:\d\d|xx)|not ok)\b|неусп/,
  done: /\b(?:uptime|reliability|complet(?:ed|ions?)|deliver(?:ed|y)|checks?|goodput|(?:http|status|code) ?[1-3]\d\d|[1-3]\d\ds|200 ok)\b|успе[шх]/,
} as const;
/** Whether a header counts requests that were lost, or those that were done. */
export const outcomeKind = (head: string): keyof typeof outcomes | undefined =>
  findMetric(head)?.isSuccess === true
    ? 'done'
    : (['lost', 'done'] as const).find((kind) => outcomes[kind].test(toWords(head)));
/** Headers of what a machine or a network used, which is no outcome and no time of a request. */
const resources =
  /\bcpu|\bmem(?:ory)?\b|\bram\b|\bheap\b|\brss\b|\bbytes?\b|\b[kmgt]i?b(?:ps|\b)|transfer|\bsize\b|\bpackets?\b|faults?\b|network|\bdata\b|\bshare\b/i;
export const isResource = (head: string, cells: readonly string[]): boolean =>
  resources.test(toWords(head)) || cells.every((cell) => /\d ?(?:[kmgt]i?)?b(?:\/s)?$/i.test(cell.trim()));
/** Headers of what is computed from two measurements. */
export const comparison =
  /\b(?:improvement|change|diff(?:erence)?|gain|degradation|regression|increase|decrease|delta|vs|compared|speed-?up)\b|Δ/i;
/** What stands beside such a word in a name that says nothing else. */
const besideComparison =
  /^[\W_]*(?:(?:to|from|over|with|in|base\w*|main|master|head|before|old|prev\w*|percent|pct|abs\w*|rel\w*)[\W_]*)*$/i;
export const isOnlyComparison = (name: string): boolean =>
  comparison.test(name) && besideComparison.test(name.replace(new RegExp(comparison, 'gi'), ''));
/** What was observed, or a note: it names no case. */
export const remarkHeaders =
  /usage|utili[sz]ation|\b(ram|disk|duration|total time|status|results?|verdict|notes?|comments?|remarks?|grade|winner|rank|position|sl[ao])\b/i;
/** What changes from run to run, so that it names a case only where rows would be the same one otherwise. */
export const productHeaders = /version|product|release|build/i;
export const timeHeaders = /\b(date|time|timestamp|commit)\b/i;
/** Numbers below it count from the start of a test: rows of a series, which are no cases. */
export const seriesHeader = /^(?:elapsed(?: time)?|time(?: ?stamp)?|seconds?|minutes?)(?: ?\(.*\))?$/i;
/** What counts repetitions, if its cells are plain numbers: these are not cases. */
const counters = '#|no\\.?|nr\\.?|run|iteration|attempt|round|repeat|repetition|trial|pass';
export const counterHeaders = new RegExp(`^(${counters})( ?(#|no\\.?|number|id))?$`, 'i');
export const countIndex = new RegExp(`^((${counters}|r)?[ #-]*\\d+\\.?( ?(/|of) ?\\d+)?)?$`, 'i');
/** A head of a CSV file has words with lines between them. */
export const toPlainHead = (head = ''): string => head.replaceAll('_', ' ');
/** A moment within a day: rows of a series, which are no cases. */
export const moment = /^\d{10}(\d{3})?$|^(?:[01]?\d|2[0-3]):[0-5]\d$|\d\d:\d\d:\d\d|-\d\d[T ]\d\d:\d\d/;
/** Whether a name is about the circumstances of a run or counts repetitions: it differs from run to run. */
export const isRemark = (name: string): boolean =>
  [remarkHeaders, productHeaders, timeHeaders, counterHeaders].some((pattern) => pattern.test(name));
const parts =
  '(requests?|labels|endpoints|samplers|transactions|cases|scenarios|runs|tests|regions|servers|nodes|services|pages|steps)';
/** What others call rows that sum those beside them. */
export const sum = new RegExp(
  `^((grand|sub|over-?all)[ -]?)?(totals?|sum(me|mary)?|aggregated?|overall|all)( (of )?(all )?${parts})?:?$`,
  'i',
);
/** These may also name a level of load, unless they are last. */
export const average =
  /^((overall|total|geo(metric)?) ?)?(averages?|avg\.?|mean|geomean|median|std|st(d|andard)?\.? ?dev(iation)?\.?|ø|durchschnitt|moyenne)( of .*)?:?$/i;
/** Headers of columns with target values instead of measured ones. */
export const aims =
  /target|budget|\bsend rate|threshold|limit|goal|objective|expected|allowed|required|\bsl[ao]\b|criteria/i;
/** Headers of what is no response time and no rate of requests: an interval between responses, the spread of a rate, parts of a request. */
const beside =
  /across all concurrent|\bmin(?:imum)? throughput|\b(?:http[ _]req[ _](?!duration|failed)[a-z]+|iteration[ _]duration)/;
/** Headers of these columns, or of those that measure no requests. */
const derivedWords = new RegExp(
  `${comparison.source}|${aims.source}|overhead|ratio(?!n)|(?<![a-z])gc(?![a-z])|\\bgeo(?:metric)? ?mean|${beside.source}`,
  'i',
);

/** Whether a head names what is never read: a percentile without a metric, as the 80th, or what is computed from measurements. */
export const isBesideMetrics = (head: string): boolean =>
  derivedWords.test(head) || [...readHead(head)].some(({ words }) => isPercentileColumn(words));

/** Whether a head names several measurements, as "Min/Avg/Max (ms)": its cells are none. */
function namesSeveral(head: string): boolean {
  const [, before = '', inside = ''] = /^(.*?)\s*(?:[([]([^()[\]]*)[)\]])?$/.exec(head) ?? [];
  const [first = '', ...more] = (/[/&+,]/.test(before) ? before : inside).split(/ ?[/&+,] ?| and /);
  // "hold p50 / p95" says before them whose they are.
  return more.length > 0 && [counted(first) ? first : (first.split(' ').at(-1) ?? ''), ...more].every(counted);
}
const counted = (head: string): boolean =>
  findMetric(head) !== undefined || Object.values(counts).some((pattern) => pattern.test(toWords(head)));

const bounds = String.raw`(?:[~\u2248\u2264\u2265<>]=?|up to )?`; // also ≈, ≤ and ≥
const amount = String.raw`${bounds}\s*\d[\d.,]*(?:\s*-\s*\d[\d.,]*)?\s*(?:[kmgt]i?b|[kmg]|b|bytes|ms|s)?`;
const valueFirst = new RegExp(`^(${amount})\\s+(\\D.*)$`, 'i');
const nameFirst = new RegExp(`^(\\D*[^\\d\\s:=(])\\s*[:=(]?\\s*(${amount})\\)?$`, 'i');

/** A rate in a heading is one that was aimed at: "50 RPS Results". */
const targetRate = new RegExp(`^(${amount})\\s*(?:[rt]ps|req(?:uests?)?/s(?:ec)?)( (results?|tests?|load))?$`, 'i');

/** The value of an axis in words: "50 Users", "1 KB message size", "Heap size: 2G". */
export function findAxisValue(text: string): AxisValue | undefined {
  const plain = normalizeDashes(text);
  const [, rate] = targetRate.exec(plain) ?? [];
  if (rate !== undefined) return { axis: 'targetRate', value: formatAxisValue('targetRate', rate) };
  const [, first, name] = valueFirst.exec(plain) ?? [];
  const [, named, second] = nameFirst.exec(plain) ?? [];
  for (const [words, value] of [
    [name, first],
    [named, second],
  ]) {
    const axis = words === undefined ? undefined : (findAxis(words) ?? findAxis(`${words}s`));
    if (axis !== undefined && value !== undefined) return { axis, value: formatAxisValue(axis, value) };
  }
  return undefined;
}
