/**
 * `node test/recorded/record.ts [GROUP …]`: records the current results, after a change that is meant to change them,
 * and reports how many texts have different results, aspect by aspect. The commit says why.
 */
import { aspects } from './answers.ts';
import { digestsOf, record, recordedOf } from './book.ts';
import { groups, textsOf } from './texts.ts';

const asked = process.argv.slice(2);
for (const group of asked.length === 0 ? groups : asked) {
  const before = recordedOf(group);
  const known = textsOf(group).map((text) => ({ text, digests: digestsOf(text) }));
  const changes = aspects.map(
    (aspect) =>
      [
        aspect,
        known.filter(
          ({ text, digests }) => before.has(text.id) && before.get(text.id)?.digests[aspect] !== digests[aspect],
        ),
      ] as const,
  );
  const told = changes.flatMap(([aspect, changed]) =>
    changed.length === 0
      ? []
      : [
          `${aspect} ${changed.length} (${changed
            .slice(0, 3)
            .map(({ text }) => text.id)
            .join(', ')})`,
        ],
  );
  console.log(
    `${group}: ${known.length} texts, ${told.length === 0 ? 'nothing changed' : `changed: ${told.join('; ')}`}`,
  );
  record(group, known);
}
