import { randomUUID } from 'node:crypto'
import { people } from '#cdk/local/seed/cast.ts'
import { createAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { type Attack, statuses } from './attack.ts'

const times = 10

/** The same key ten times at once is one piece of work. */
export const twice: Attack = {
  name: 'twice at once',
  attack: async ({ ask, tokenOf }) => {
    const broken: string[] = []
    const token = await tokenOf(people('us').producer)
    const atOnce = async (what: string, shoot: (key: string) => ReturnType<typeof ask>) => {
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: times }, () => shoot(key)))
      // Whoever comes while the first is at work may be told to wait, and asks again.
      const later = await shoot(key)
      const made = new Set([...answers, later].flatMap(({ body }) => /"id":"(\w+)"/.exec(body)?.[1] ?? []))
      if (made.size !== 1)
        broken.push(
          `${what} is done ${made.size} times: ${JSON.stringify(statuses(answers))} ${later.body.slice(0, 200)}`,
        )
      if (answers.some(({ status }) => status >= 500)) broken.push(`${what}: ${JSON.stringify(statuses(answers))}`)
      return [...made][0] ?? ''
    }
    const known = await ask(searchAccounts, {}, { token })
    const body = { name: `Twice & Once Freight ${randomUUID().slice(0, 8)} LLC`, phone: '(512) 555-0199', state: 'TX' }
    await atOnce('an account', (key) => ask(createAccount, { body }, { token, key }))
    const { hits } = JSON.parse(known.body) as {
      readonly hits: readonly { readonly id: string; readonly status: string }[]
    }
    const accountId = hits.find(({ status }) => status === 'Quoted')?.id ?? ''
    await atOnce('a draft', (key) =>
      ask(
        addP250CartQuote,
        {
          body: {
            accountId,
            product: 'P100',
            presetName: 'popular',
            calculatorGeneratedData: { presets: 2, aggregateLimit: 1_000_000, deductible: 10_000 },
          },
        },
        { token, key },
      ),
    )
    return broken
  },
}
