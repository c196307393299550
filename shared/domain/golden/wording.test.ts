import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { wordingOf } from '#shared/domain/policy/wording/wordingOf.ts'
import { regionCodes } from '#shared/regions/code.ts'

/** What an edition says is fixed once policies carry it: a line that changes here asks for a new edition. */
it('each edition of a form says what was reviewed', async () => {
  const lines = regionCodes.flatMap((region) =>
    ownForms(region).map(({ formNumber, edition, name }) => {
      const text = wordingOf({ formNumber, edition }, region) ?? ''
      const digest = createHash('sha256').update(text).digest('base64url').substring(0, 12)
      return `${region}  ${formNumber.padEnd(16)}${edition}  ${digest}  ${String(text.length).padStart(6)}  ${name}`
    }),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('tables/wordings.txt')
})
