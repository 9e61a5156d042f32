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
  [/(?<=^p\d{2,3}|^avg|^mean|\blatency) ?(?:\/|per ) ?(?:msg|message|op|request|req|call|query)\b/, ''],
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
export const otherWords: typeof spellings = [
  ...spellings,
  ...Object.entries(translated).map(([usual, words]) => [alone(words), ` ${usual} `] as const),
  [/(?<=\p{L})\s+\/(?=\S)/gu, '/'],
];
