import { expect, it } from 'vitest'
import { writtenName } from './writtenName.ts'

it.each([
  'Ida',
  'Zoë Anne',
  'O’Brien',
  "O'Brien",
  'Jean-Luc',
  'St. Louis',
  "King's Lynn",
  '’t Hooft',
  'Nuñez',
  'Zoe\u0308',
])('%s is how somebody or a town is called', (name) => expect(name).toMatch(writtenName))

it.each(['', ' ', 'Ida 2', 'Moreau!', '-', '.', "'", 'a@b', 'Springfield, MO', '<b>'])('%j is no name', (name) =>
  expect(name).not.toMatch(writtenName),
)
