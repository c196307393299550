import { tell } from './browsers/tell.ts'
import { type Judge, NotJudged } from './judge.ts'
import { isInstalled, versionOf } from './tool.ts'

/** The main journey in Firefox, as Debian has it. */
export const firefox: Judge = {
  name: 'firefox',
  tool: 'Firefox of this machine',
  judge: async (court) => {
    if (!(await isInstalled('firefox-esr')))
      throw new NotJudged('Firefox is not installed; "apt-get install firefox-esr" brings it.')
    return { ...(await tell('firefox', 'us', court)), version: await versionOf('firefox-esr') }
  },
}
