/** Other spellings, abbreviations and misspellings of the words in heads. */
const spellings: readonly (readonly [words: RegExp, usual: string])[] = [
  [/\bp\((\d[\d.]*)\)/g, 'p$1'],
  [/,? ?\(?(lower|higher|less|more|smaller|bigger) is better\)?/, ''],
  [/([a-z])\.(?=\s|$|[()])|第(?=\d)|(?<=%) d[aeoi]s?(?= )/g, '$1'],
  [/(?!^lat$)\blat(?=s?(?![\p{L}\d]))/gu, 'latency'],
  [/\bresp(?=s?\b)/g, 'response'],
  [/\berr(?=s?\b)/g, 'error'],
  [/^(?:publish|produce) (?=latency|rate)/, ''],
  [/(?<=\d) ?% ?(?:unter|below|under)\b/g, '%'],
  [
    /(?:(?<=\d)(?:\.|[eº°]|[èe]me)? ?(?:% ?)?|\b)(?:per[cz]entile?|centile|百分位数?|分位数?|パーセンタイル)(?!\p{L})/gu,
    ' percentile',
  ],
];

/**
 * The words of JMeter's translations into German, French, Spanish, Portuguese, Polish, Japanese, Korean and Chinese, and their kin,
 * without its mistakes, such as "Mittel" for a median. Phrases precede their words.
 */
const translated = {
  'error rate': "fehler(?:quote|rate)|taux d['’]erreurs?|ta[sx]a de erro(?:r|res|s)?|(?:错误|失败|異常|錯誤|エラー)率",
  'response time':
    'antwortzeit(?:en)?|temps de r[ée]ponse|t[ie]+mpos? d[ei] r[ei]sp(?:ue|o)sta|响应时间|(?:応答|レスポンス)時間|응답 시간',
  throughput: 'thr?u?put|thr?pu?t|tput|durchsatz|d[ée]bit|rendimiento|vaz[ãa]o|吞吐[量率]|處理量|スループット|처리량',
  latency: 'latenz(?:en)?|latences?|lat[êe]ncias?|latenza|(?:响应)?延[迟遲]|时延|レイテンシー?|遅延',
  time: 'tiempo|tempo|temps',
  requests: 'anfragen|requ[êe]tes|peticiones|solicitudes|requisi[çc][õo]es|richieste|请求数?|リクエスト数?|요청 ?수?',
  samples: '[ée]chantillons|muestras|amostras|样本数?|サンプル数|표본 수',
  errors: 'fehler|erreurs?|errores|erros?|errori|fallos|falhas|[ée]checs|错误数?|异常|錯誤|失[败敗]数?|エラー数?|오류',
  success: '成功数?',
  median: 'm[ée]dian[ea]|中位数|中[间間]值|中央値|중간값',
  'std dev': 'standardabweichung|[ée]cart[ -]type|desv est[áa]ndar|desvio padrão|标准偏?差|標準偏差|표준편차',
  avg: 'ø|mittlere[rs]?|mittelwert|durchschnitt(?:lich\\w*)?|moyen(?:ne)?|promedio|m[ée]di[oa]|平均[值値]?|평균|średnia',
  max: 'm[áa]xim[oa]|máx|maximale?[rs]?|massim[oa]|最大[值値]?|최대값?|maksimum',
  min: 'm[íi]nim[oa]|mín|minimale?[rs]?|最小[值値]?|최소값?',
  users:
    '(?:gleichzeitige )?(?:be)?nutzer|gleichzeitig|utilisateurs|usu[aá]rios(?: concurrentes)?|utenti|并发(?:用户)?数?|ユーザー数',
  scenario: 'szenario|sc[ée]nario|escenario|cen[áa]rio|场景|シナリオ',
};
const alone = (words: string): RegExp => new RegExp(`(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`, 'gu');

/** What to replace in a head in lower case, in this order. */
export const otherWords: typeof spellings = [
  ...spellings,
  ...Object.entries(translated).map(([usual, words]) => [alone(words), ` ${usual} `] as const),
  [/(?<=\p{L})\s+\/(?=\S)/gu, '/'],
];
