import { points, shown } from './shared/shown.js';

/**
 * Share of failed requests, 0-100. Judged in points, because most histories are 0, for which a relative change has no
 * meaning.
 */
export const errorPercent = shown('errorPercent', 'error %', ['lower', '%'], {
  ...points(0.5),
  gated: true,
  cap: 5,
  columns: [
    /^(?:(?:overall|total|http|request|avg|average|mean) )?(?:errors?|fail(?:ures?|ed|s)?|ko|err)(?: (?:requests?|samples?|transactions?|calls?|responses?))? ?(?:rate|ratio|fraction|%|percent(?:age)?|pct)$/i,
    /^% ?(?:of )?(?:http )?(?:errors?|fail(?:ures?|ed|s)?|ko|err)(?: (?:requests?|samples?|transactions?|http))?$/i,
  ],
});
