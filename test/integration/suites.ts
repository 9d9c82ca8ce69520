/** Every suite that runs inside VS Code; importing a file declares its tests. */
import './activation.test.ts';
import './attack-algorithm.test.ts';
import './editing.test.ts';
import './expectations.test.ts';
import './first-minutes.test.ts';
import './moved-odds.test.ts';
import './panel-registry.test.ts';
import './panel.test.ts';
import './panel-files.test.ts';
import './panel-trying.test.ts';
import './quick-shot.test.ts';
import './typing.test.ts';
import './rule-pages.test.ts';
import './other-rules.test.ts';
import './picture.test.ts';
import './stopped-server.test.ts';
