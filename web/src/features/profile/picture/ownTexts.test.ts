import { expect, it } from 'vitest'
import { onOneLine, ownTextsOf } from './ownTexts.ts'

it('a text of the app is one that takes nothing in, whatever its lines', () => {
  const own = ownTextsOf({ users: { title: 'People', gone: { hello: 'Hello {{name}}', lines: 'Two\n lines' } } })
  expect([...own]).toEqual(['People', 'Two lines'])
  expect(own.has(onOneLine(' People\n'))).toBe(true)
  expect(own.has('Hello Mary')).toBe(false)
})
