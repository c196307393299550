import { openAccount } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { type Attack, statuses } from './attack.ts'
import { aCompany, deskOf } from './business.ts'

const crowd = 15
/** More than this many times as long as one after the other is no sensible time for all at once. */
const patience = 2

/** Many who write one record at once all get through, and not much later than one after the other. */
export const crowds: Attack = {
  name: 'crowds',
  attack: async (target) => {
    const { ask, tokenOf } = target
    const broken: string[] = []
    const desk = await deskOf(target)
    const token = await tokenOf(people('us').producer)
    const company = aCompany()
    const accountId = await openAccount(desk.agent, company)
    const add = (at: number) =>
      ask(
        addPolicyContact,
        {
          params: { accountId },
          body: {
            contactFirstName: 'Ida',
            contactLastName: `Moreau ${at}`,
            contactEmail: `ida${at}@${company.domain}`,
            contactPhone: company.contactPhone,
          },
        },
        { token },
      )
    const numbers = Array.from({ length: crowd }, (_, at) => at)
    await add(crowd)
    const began = performance.now()
    for (const at of numbers) await add(at)
    const oneByOne = performance.now() - began
    const answers = await Promise.all(numbers.map(add))
    const atOnce = performance.now() - began - oneByOne
    if (answers.some(({ status }) => status >= 300))
      broken.push(`contacts added at once are answered with ${JSON.stringify(statuses(answers))}`)
    if (atOnce > patience * oneByOne + 1000)
      broken.push(`contacts take ${atOnce.toFixed(0)} ms at once, ${oneByOne.toFixed(0)} one by one`)
    return broken
  },
}
