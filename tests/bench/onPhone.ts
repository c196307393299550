import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { browserArguments, browserPath } from '#tests/e2e/browser.ts'
import { figuresOf } from './measure.ts'

/** Port on which the browser listens to Lighthouse. */
const debugging = 9333

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** What Lighthouse says of a page on its simulated mid-range phone over slow 4G, the median of some runs. */
export const onPhone = async (url: string, runs = 3) => {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments, `--remote-debugging-port=${debugging}`],
  })
  const results: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(url, {
      port: debugging,
      logLevel: 'silent',
      onlyCategories: ['accessibility', 'best-practices', 'performance'],
    })
    if (answer === undefined) throw new Error('Lighthouse had nothing to say.')
    results.push(answer.lhr)
  }
  await browser.close()
  const score = (category: string) =>
    figuresOf(results.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100)).median
  const seconds = (audit: string) =>
    figuresOf(results.map((lhr) => (lhr.audits[audit]?.numericValue ?? Number.NaN) / 1000)).median
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    painted: seconds('first-contentful-paint'),
    interactive: seconds('interactive'),
    blocked: seconds('total-blocking-time'),
    /** How fast Lighthouse finds this machine; its phone is simulated from one of 1500 to 2000. */
    machine: figuresOf(results.map((lhr) => lhr.environment.benchmarkIndex)).median,
  }
}
