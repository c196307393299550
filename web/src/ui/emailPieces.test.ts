import { expect, it } from 'vitest'
import { emailPieces } from './emailPieces.ts'

it('lets an address end a line at its @ and its dots alone', () => {
  expect(emailPieces('marcus.reed@harborpine.example')).toEqual(['marcus', '.reed', '@harborpine', '.example'])
  expect(emailPieces('ida')).toEqual(['ida'])
})
