/** The catalogue as the pages list it. */
import { language } from '../words';
import { called } from './title';

const CODE = /^\d/;

interface Named {
  name: string;
  aliasOf?: string;
  aliases?: string[];
}

/** Whether the game is listed: a code and a name for it are one game, which is shown by its name. */
export const listed = ({ name, aliasOf, aliases }: Named): boolean => (aliasOf ? CODE.test(aliasOf) : !(CODE.test(name) && aliases));

/** Names as people read them; what has only a code comes last. */
export function sorted(names: string[]): string[] {
  return [...names].sort((one, other) => Number(CODE.test(one)) - Number(CODE.test(other)) || called(one).localeCompare(called(other), language()));
}
