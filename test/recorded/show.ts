/**
 * `node test/recorded/show.ts GROUP ID [ASPECT]`: prints a recorded text, or its current results, to compare with those
 * at an earlier commit.
 */
import { answersTo, aspects } from './answers.ts';
import { textsOf } from './texts.ts';

const [group = '', id = '', wanted] = process.argv.slice(2);
const found = textsOf(group).find((each) => each.id === id);
const aspect = aspects.find((each) => each === wanted);
if (found === undefined) throw new Error(`There is no text ${id} in ${group}`);
console.log(aspect === undefined ? found.text : answersTo(found.text, found.include)[aspect].replaceAll(', ', ',\n'));
