import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { lateWorker, lazyEntry } from './lazyOperations.ts'

const entryOf = (service: string) =>
  lazyEntry(fileURLToPath(new URL(`../functions/${service}/index.ts`, import.meta.url)))
const services = [...new Set(operations.map(({ service }) => service))]

describe('an entry as it is bundled', () => {
  it.each(services)('of %s has each of its operations', async (service) => {
    const entry = await entryOf(service)
    const named = [...entry.matchAll(/\{name:"(\w+)"/g)].map(([, name]) => name)
    const own = operations.filter((each) => each.service === service).map(({ name }) => name)
    expect(named.toSorted()).toEqual(own.toSorted())
  })

  it('serves them as its source does: payments run once, guesses at secrets are slowed down', async () => {
    expect(await entryOf('account')).toContain(`import { serveRoutes } from "#functions/_platform/http/serve.ts"`)
    expect(await entryOf('billing')).toContain(`import { serveOnceRoutes } from "#functions/_platform/http/serve.ts"`)
    expect(await entryOf('auth')).toContain(`import { serveRoutes } from "./guesses/serve.ts"`)
  })
})

describe('a worker as it is bundled', () => {
  const workerOf = (service: string) =>
    lateWorker(fileURLToPath(new URL(`../functions/${service}/worker.ts`, import.meta.url)))

  it('loads what it does when it is to do it, and its manifest at once', () => {
    const worker = workerOf('policy')
    expect(worker).toContain(`import { manifest } from './manifest.ts'`)
    expect(worker).toContain(
      `const showPaymentMoved=async(...given)=>(await import("late:./on/showPayment.ts")).showPaymentMoved(...given)`,
    )
    expect(worker).not.toMatch(/^import .* from '\.\/(?:on|jobs|tasks)\//m)
  })

  it('loads the kinds of jobs that it runs when one is due', () => {
    expect(workerOf('quote')).toContain(
      `runJobs: async(...given)=>runJobs([(await import("late:./jobs/countSubmissions.ts")).countSubmissions,(await import("late:./jobs/dislocateBooks.ts")).dislocateBooks,(await import("late:./jobs/expireBinders.ts")).expiringBinders,(await import("late:./jobs/expireQuotes.ts")).expiringQuotes,(await import("late:./jobs/overdueSubjectivities.ts")).fallingDue,(await import("late:./jobs/followAgencyName.ts")).followAgencyName,(await import("late:./jobs/followPartners.ts")).followPartners,(await import("late:./jobs/handOverQuotes.ts")).handOverQuotes,(await import("late:./renewals/prepareRenewals.ts")).prepareRenewals,(await import("late:./jobs/purgeQuotes.ts")).purgeQuotes,(await import("late:./renewals/renewByThemselves.ts")).renewByThemselves,(await import("late:./jobs/signLate.ts")).signingLate,(await import("late:./jobs/supposeOfPortfolio.ts")).supposeOfPortfolio])(...given)`,
    )
  })
})
