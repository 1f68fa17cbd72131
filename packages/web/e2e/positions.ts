export { late, onTheWay, overDays, turnOfThorley } from '@haven/testkit'
