import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators } from '#cdk/local/seed/cast.ts'
import { seedCast } from '#cdk/local/seed/seed.ts'

/** A platform of the US in a process of its own, for `kills.ts` to kill: its data folder, its port, whether it is new. */
const [dataDir = '', port = '0', isNew] = process.argv.slice(2)
const platform = await startPlatform({ dataDir, port: Number(port), regions: ['us'], web: 'none', authenticators })
if (isNew === 'new') {
  await seedCast(platform)
  await platform.settled(120_000)
}
process.send?.(platform.port)
