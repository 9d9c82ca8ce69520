/** Explains somebody’s state after a step: the initial value, and each step that changed it. */
import {
  calledInFull,
  carriedBy,
  detailOf,
  isPosition,
  sentence,
  statOf,
  type Combatant,
  type PositionFact,
  type Source,
  type Timeline,
} from '../../engine/index.ts';
import type { ReasonView, StateQuestion, WhyView } from '../../protocol/index.ts';
import { withoutStop } from './card-why.ts';
import { trackFigure } from '../timeline/track-words.ts';
import { ruleLink } from './rule-links.ts';
import { historyOf, type History, type Turn, type Value } from './state-history.ts';
import { viewContext, type ViewContext, type ViewInput } from './view-context.ts';

export interface StateWhyInput extends ViewInput {
  readonly timeline: Timeline;
  /** The key of the step whose resulting state is explained. */
  readonly step: string;
  readonly question: StateQuestion;
}

/** Undefined if there is no such step or person, or they never had what the question is about. */
export function stateWhy({ timeline, step, question, ...input }: StateWhyInput): WhyView | undefined {
  const context = viewContext(input);
  const combatant = context.people.get(question.who)?.combatant;
  const history = historyOf(timeline, step, question);
  if (combatant === undefined || history === undefined) return undefined;
  const isThere = [history.start, history.now, ...history.turns.map(({ to }) => to)].some(
    (value) => value !== undefined && (value !== 0 || question.about === 'track'),
  );
  if (!isThere) return undefined;
  const turns = [
    ...history.turns.map((turn) => turnReason(context, question, turn)),
    ...throwReason(history.turns.at(-1)),
  ];
  const rule = history.turns.findLast((turn) => turn.step?.rule !== undefined)?.step?.rule;
  const link = rule === undefined ? undefined : ruleLink(context.ruleset, rule);
  return {
    title: sentence(`${calledInFull(combatant)}: ${titleWords(timeline, step, question, history)}`),
    reasons: [
      ...startReasons(context, question, history, combatant),
      ...turns,
      ...(turns.length === 0 ? [{ text: 'Nothing has changed it so far' }] : []),
    ],
    ...(link === undefined ? {} : { rule: link }),
  };
}

function titleWords({ rounds }: Timeline, key: string, { who, about, words }: StateQuestion, { now }: History): string {
  if (about === 'place') return placeWords(now);
  if (about !== 'track') return now === 0 ? `no longer ${about === 'gear' ? 'carries ' : ''}${words}` : words;
  const state = rounds.flatMap(({ steps }) => steps).find((step) => step.key === key)?.after;
  const base = state?.combatants.find(({ name }) => name === who)?.tracks.find(({ name }) => name === words)?.base;
  return (
    `${words} ` + (typeof now === 'number' ? trackFigure({ now, ...(base === undefined ? {} : { base }) }) : shown(now))
  );
}

/** The initial value, linked to the writer’s words if they are known. */
function startReasons(
  { scenario, linesOf }: ViewContext,
  { about, words }: StateQuestion,
  { start }: History,
  combatant: Combatant,
): readonly ReasonView[] {
  const lines = (source: Source): Pick<ReasonView, 'lines'> => ({ lines: linesOf(source) });
  switch (about) {
    case 'track': {
      const stat = statOf(scenario, combatant, words);
      if (start === undefined) return [];
      const thing = scenario.things.find(({ name }) => words === name || words.startsWith(`${name} `));
      if (stat === undefined && thing !== undefined)
        return [{ text: `${shown(start)} to start`, ...lines(thing.source) }];
      if (stat === undefined)
        return [{ text: `${shown(start)} to start, because nothing is written about it`, ...lines(combatant.source) }];
      return [{ text: `${shown(start)} to start`, ...lines(stat.source) }];
    }
    case 'gear': {
      const carried = carriedBy(scenario, combatant).find(({ text, id }) => id === words || text === words);
      return start === 0 ? [] : [{ text: 'Carried from the start', ...lines(carried?.source ?? combatant.source) }];
    }
    case 'place': {
      const written = scenario.facts.filter(isPosition).findLast((fact) => saysWhere(fact, combatant, start));
      return start === undefined
        ? []
        : [
            {
              text: `${sentence(placeWords(start))} from the start`,
              ...(written === undefined ? {} : lines(written.source)),
            },
          ];
    }
    case 'condition':
      return start === 0 ? [] : [{ text: 'True from the start', ...lines(combatant.source) }];
    default:
      return [];
  }
}

/** Whether a sentence puts somebody at this place, or at this distance from others. */
function saysWhere({ who, from, place, feet }: PositionFact, { name, creature }: Combatant, start: Value): boolean {
  const isAmong = (refs: PositionFact['who']): boolean =>
    refs.some(({ id }) => id !== undefined && (id === name || id === creature?.id));
  if (place !== undefined && `at ${place.text.trim()}`.toLowerCase() === `${start ?? ''}`.toLowerCase())
    return isAmong(who);
  return feet !== undefined && `${start ?? ''}`.startsWith(`${feet.value} ft from `) && (isAmong(who) || isAmong(from));
}

function turnReason(
  { linesOf }: ViewContext,
  question: StateQuestion,
  { from, to, round, step, source }: Turn,
): ReasonView {
  const text = turnWords(question, from, to);
  return {
    text: step === undefined ? `${text}, as round ${round.number} begins` : text,
    lines: linesOf(source),
    ...(step === undefined ? {} : { step: { key: step.key, title: step.title } }),
  };
}

/** The throw of the last change, and why it had that result. */
function throwReason(turn: Turn | undefined): readonly ReasonView[] {
  const text = turn?.step?.text ?? '';
  return detailOf(turn?.step, 'results') === undefined || text === '' ? [] : [{ text: withoutStop(text) }];
}

/** `5 → 3`, `At the stairs → at the gallery`, `From here on`, `No longer`. */
function turnWords({ about }: StateQuestion, from: Value, to: Value): string {
  if (about === 'track') return `${shown(from)} → ${shown(to)}`;
  if (about === 'place') return sentence(`${placeWords(from)} → ${placeWords(to)}`);
  const isMore = Number(to ?? 0) > Number(from ?? 0);
  if (about === 'gear')
    return isMore ? 'Carried from here on' : to === 0 ? 'No longer carried' : 'One of them no longer carried';
  return isMore ? 'True from here on' : 'No longer true';
}

function placeWords(place: Value): string {
  return place === undefined ? 'no place named' : `${place}`;
}

/** A number with a true minus sign. */
function shown(value: Value): string {
  return `${value ?? 'none'}`.replace('-', '−');
}
