import type { Outcome } from '@haven/engine'

export const outcome = ({ winner }: Pick<Outcome, 'winner'>): string =>
  winner === 'heroes'
    ? 'Победа команды героев: последняя миссия выполнена, Хейвен устоял.'
    : 'Победа Греха: герой погиб, и в резерве некому выйти на замену.'

export const olderRules = (version: string): string =>
  `Эта игра начата по правилам ${version}. Кое-что в ней теперь значит другое, поэтому она идёт по ним и дальше.`
