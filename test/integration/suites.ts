/** Every suite that runs inside VS Code; importing a file declares its tests. */
import './activation.test.ts';
