import type { ActivityEntry, Sentence } from '@shop/contracts/activity';
import { activityOutcome } from '@shop/contracts/activity-kinds';
import { roleOf } from '@shop/contracts/roles';
import { Badge, type BadgeTone } from '@shop/ui';
import { Link } from 'react-router-dom';
import { pageLabel } from '../content/pages.ts';
import { sectionName } from '../content/section-names.ts';
import { ROLE_TEXTS } from '../team/role-texts.ts';
import { thingAddress } from './thing-address.ts';

const TONES: Record<string, BadgeTone> = { done: 'green', refused: 'red', unconfirmed: 'yellow' };

/** The outcome of an entry, in its colour; an unknown outcome is shown as stored. */
export const OutcomeBadge = ({ outcome }: { outcome: string }) => (
  <Badge tone={TONES[outcome] ?? 'neutral'}>{activityOutcome(outcome)}</Badge>
);

const UNTOLD: Sentence = { before: 'Un cambio', thing: '', after: '' };

/** The log stores a text as 'home/hero', a name that owners do not know. */
const sentenceOf = ({ kind, name, sentence = UNTOLD }: ActivityEntry): Sentence => {
  const [page, section] = name.split('/');
  if (kind !== 'texts' || !page || !section) return sentence;
  const known = `«${pageLabel(page)}: ${sectionName({ page, section }) ?? section}»`;
  return { ...sentence, thing: sentence.thing.replace(name, () => known) };
};

/** 'Lucía reembolsó $245.50 MXN de MS-000004'. */
export const entrySentence = (entry: ActivityEntry): string => {
  const { before, thing, after } = sentenceOf(entry);
  return before + thing + after;
};

/** The same sentence, with a link to the thing when it can be opened. */
export const EntrySentence = ({ entry }: { entry: ActivityEntry }) => {
  const { before, thing, after } = sentenceOf(entry);
  const to = thing && thingAddress(entry);
  if (!to) return before + thing + after;
  return (
    <>
      <span>{before}</span>
      <Link to={to}>{thing}</Link>
      <span>{after}</span>
    </>
  );
};

/** The person's role, if that adds to the name; it also tells a former member from a new one of the same name. */
export const roleIn = ({ role, isFormer }: ActivityEntry): string =>
  [roleLabel(role), isFormer && 'ya no está en el equipo'].filter(Boolean).join(' · ');

/** The role of entries that an integration made, not a person. */
const BY_TOKEN = 'token';

const roleLabel = (role: string): string => {
  if (role === BY_TOKEN) return 'Token API';
  const known = role ? roleOf(role) : undefined;
  return known ? ROLE_TEXTS[known].label : role;
};
