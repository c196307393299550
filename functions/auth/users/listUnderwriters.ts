import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { toPerson, userTexts } from './userTexts.ts'

export const listUnderwriters = implement(contract.listUnderwriters)(async ({ query }) => {
  const rows = (await allOf(users, ['role:Underwriter'])).filter(({ enabled }) => enabled)
  const page = numberedPage(rows, userTexts, query)
  return { ...page, content: page.content.map(toPerson) }
})
