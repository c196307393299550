import { chromium } from 'playwright-core'
import { browserArguments, browserPath } from '#tests/e2e/browser.ts'
import { arrive } from '#tests/e2e/steps/signIn.ts'
import { people } from '#cdk/local/seed/cast.ts'
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
const shot = async (region: 'us'|'uk'|'au', who: string, paths: string[], size: [number, number]) => {
  const context = await browser.newContext({ baseURL: `http://${region}.localhost:3799`, viewport: { width: size[0], height: size[1] }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('response', async (r) => { if (r.status() >= 400) console.log(region, who, r.status(), r.request().method(), r.url().replace(/.*localhost:\d+/, ''), (await r.text().catch(()=>'')).slice(0,160)) })
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 200)))
  await arrive({ page } as never, (people(region) as any)[who], paths[0])
  for (const p of paths) { await page.goto(p); await page.waitForTimeout(6000); await page.screenshot({ path: `/tmp/s-${region}-${who}-${p.replace(/\W+/g,'_')}-${size[0]}.png` }) }
  await context.close()
}
await shot('us','superAdmin',['/admin/reference?area=rating','/admin/surplus-filings','/admin/jobs','/admin/subjectivities','/admin/disputes','/admin/moratoriums','/admin/statements','/admin/taxes','/admin/bordereaux','/admin/ledger','/admin/reconciliation','/admin/dashboard'],[1440,900])
await browser.close()
