// A mouse and a keyboard as WebDriver and WebDriver BiDi write them: the same in both.

const KEYS = { Tab: '\uE004', Enter: '\uE007', F6: '\uE036' }

export const pressOf = (key) => {
  const value = KEYS[key] ?? key
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}

export const clickAt = ({ x, y }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
