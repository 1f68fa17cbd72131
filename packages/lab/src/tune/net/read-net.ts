import { inputsOf, type NetData, weightCount } from '@haven/bots'
import { asList, asNumber, asObject, asText, checkFormat, fault, onlyFields } from '@haven/engine/files'

const MOST_UNITS = 1024
const MOST_GAMES = 1e9
const MOST_WEIGHT = 32767

/** A file of a net, checked: `haven tune --net` writes such files. */
export function readNet(value: unknown): NetData {
  const file = checkFormat(value)
  onlyFields(file, '', ['haven', 'net'])
  const given = asObject(file.net, 'net')
  onlyFields(given, 'net', ['names', 'hidden', 'weights', 'made'])
  const names = asList(given.names, 'net.names').map((name, i) => asText(name, `net.names[${i}]`))
  const [first, second] = asList(given.hidden, 'net.hidden')
  const hidden = [first, second].map((units, i) => asNumber(units, `net.hidden[${i}]`, 1, MOST_UNITS))
  const made = asObject(given.made, 'net.made')
  const net: NetData = {
    names,
    hidden: hidden as [number, number],
    weights: asList(given.weights, 'net.weights').map((weight, i) =>
      asNumber(weight, `net.weights[${i}]`, -MOST_WEIGHT, MOST_WEIGHT),
    ),
    made: {
      games: asNumber(made.games, 'net.made.games', 0, MOST_GAMES),
      data: asText(made.data, 'net.made.data'),
      seed: asText(made.seed, 'net.made.seed'),
    },
  }
  const count = weightCount(inputsOf(net), net.hidden)
  if (net.weights.length !== count) fault('wrong-type', 'net.weights', { wanted: 'numbers', count })
  return net
}
