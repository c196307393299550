import { createElement as h } from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { getHandOver } from '#shared/contracts/auth/handOver.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agency Admin' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'users', ownTexts({ locale: baseLocale, namespace: 'users' }))
const { LeavingFields } = await import('./LeavingFields.tsx')

const userId = UserId.parse('usr_01JH0000000000000000000V70')
const [north, south] = ['agy_01JH0000000000000000000A07', 'agy_01JH0000000000000000000A08']
const leftIn = (id: string, name: string) => ({
  agency: { id, name },
  clients: 2,
  renewals: 1,
  quotes: 0,
  tasks: 0,
  names: [`Client of ${name}`],
})
const answer = { agencies: [leftIn(north, 'North'), leftIn(south, 'South')] }

const Form = ({ accountIds, isAsked }: { accountIds: string[]; isAsked: boolean }) => {
  const form = useForm<FieldValues>({ defaultValues: { accountIds, handOverTo: null } })
  return h(FormProvider, { ...form, children: h(LeavingFields, { userId, before: [north, south], isAsked }) })
}
const drawn = (accountIds: string[], isAsked = false) =>
  draw(h(Form, { accountIds, isAsked }), { answers: [[getHandOver, { params: { userId } }, answer]] })

it('who is taken out of an agency has what goes to a colleague there told beforehand, of that agency alone', async () => {
  const { text, fields } = await drawn([north])
  expect(text).toContain('Client of South')
  expect(text).not.toContain('Client of North')
  expect(fields.map(({ label }) => label)).toContain('Who takes over the clients and quotes')
})

it('who stays where they are is asked for nothing', async () => {
  const { text, fields } = await drawn([north, south])
  expect(text).not.toContain('Client of')
  expect(fields).toEqual([])
})

it('who was refused without an heir is asked for one, whatever is known of what is left', async () => {
  expect((await drawn([north, south], true)).fields).toHaveLength(1)
})
