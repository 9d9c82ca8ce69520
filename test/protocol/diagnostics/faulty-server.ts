/** A language server whose analysis has bugs. */
import { serveEditor } from '../../../server/main.ts';
import { faultyAnalysis } from '../../faulty.ts';

serveEditor(faultyAnalysis);
