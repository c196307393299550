import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { listFellowUsers } from '#shared/contracts/auth/users.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'claims', ownTexts({ locale: baseLocale, namespace: 'claims' }))
const { NoticeDialog } = await import('./NoticeDialog.tsx')

const opened = () =>
  draw(h(NoticeDialog, { title: 'New claim', onSave: async () => ({}), onClose: () => undefined }), {
    answers: [[listFellowUsers, { query: { size: 100 } }, { content: [], totalElements: 0 }]],
  })

it('a first notice has three sections, and is left, saved or filed', async () => {
  const { html, buttons } = await opened()
  const sections = [...html.matchAll(/<legend\b[^>]*>(.*?)<\/legend>/g)].map(([, words = '']) =>
    words.replace(/<[^>]+>/g, ''),
  )
  expect(sections).toEqual(
    expect.arrayContaining(['Claim Reported By', 'Location And Loss Information', 'Other Information']),
  )
  expect(buttons.map(({ words }) => words).slice(-3)).toEqual(['Cancel', 'Save', 'File Claim'])
})

it('what a notice answers is shown as yes and no', async () => {
  const choices = [...(await opened()).html.matchAll(/type="radio"[\s\S]*?<\/label>/g)].map(([choice]) =>
    choice.replace(/^[^>]*>|<style\b[\s\S]*?<\/style>|<[^>]+>/g, ''),
  )
  expect(choices).toHaveLength(12)
  expect([...new Set(choices)]).toEqual(['Yes', 'No'])
})
