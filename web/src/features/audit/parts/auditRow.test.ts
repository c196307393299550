import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import type { AuditLine } from '#shared/contracts/auth/audit.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/audit.json' with { type: 'json' }

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agency Admin' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'audit', texts)
const { AuditRow } = await import('./AuditRow.tsx')

const drawn = (through: AuditLine['through']) => {
  const line: AuditLine = {
    at: '2026-11-25T10:00:00.000Z',
    by: 'Imogen Clarke',
    actorId: 'usr_1',
    operation: 'createTeam',
    kind: 'team',
    recordId: 'tea_1',
    version: 1,
    changes: [],
    ...(through !== undefined && { through }),
  }
  return draw(h(AuditRow, { line, onPerson: () => undefined }))
}

it('what an assistant did tells whose it is, by its name, and who approved it', async () => {
  const { text } = await drawn({ id: 'asr_1', name: 'Desk assistant', approvedBy: 'Noor Haddad' })
  expect(text).toContain('Imogen Clarke through Desk assistant, approved by Noor Haddad')
})

it('what a key did is told by the key’s name, and what a person did by the person alone', async () => {
  expect((await drawn({ id: 'key_1', name: 'Rating bridge' })).text).toContain('Imogen Clarke through Rating bridge')
  expect((await drawn(undefined)).text).not.toContain('through')
})
