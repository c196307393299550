import { existsSync } from 'node:fs'
import { tell } from './browsers/tell.ts'
import { miniBrowser } from './browsers/webKit.ts'
import { type Judge, NotJudged } from './judge.ts'
import { isInstalled, run } from './tool.ts'

/** The main journey in WebKitGTK, as Debian has it. */
export const webKit: Judge = {
  name: 'webkit',
  tool: 'WebKitGTK of this machine',
  judge: async (court) => {
    const installed = await Promise.all(['WebKitWebDriver', 'Xvfb'].map(isInstalled))
    if (installed.includes(false) || !existsSync(miniBrowser))
      throw new NotJudged('WebKitGTK is not installed; "apt-get install webkit2gtk-driver xvfb" brings it.')
    const { stdout } = await run('dpkg-query', ['--show', 'webkit2gtk-driver'])
    return {
      ...(await tell('webkit', 'uk', court)),
      version: `WebKitGTK ${/\t([\d.]+)/.exec(stdout)?.[1] ?? 'of this machine'}`,
    }
  },
}
