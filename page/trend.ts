/** The script of the trend page. The data of thousands of cases is compressed, and a browser expands it in the background. */
import { expandData } from './shared/dom.js';

void expandData().then(() => import('./trend/main.js'));
