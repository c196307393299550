import type { Plugin } from 'vite'
import { ownTexts } from './localeFiles.ts'

/**
 * What the first screen says, and what is said around every page before its texts are there. All else of these namespaces
 * comes with the first screen after it, or while the login is typed.
 */
export const firstSections: Readonly<Record<string, readonly string[]>> = {
  auth: [
    ...['backToLogin', 'captcha', 'email', 'link', 'loading', 'login', 'passkey', 'password', 'signIn', 'sso'],
    'unavailable',
  ],
  common: [
    ...['banner', 'boot', 'cancel', 'close', 'cookies', 'copied', 'fatal', 'forms', 'loading'],
    ...['maintenance', 'no', 'notFound', 'offline', 'problem', 'public', 'save', 'serverDown', 'session'],
    ...['support', 'toast', 'version', 'yes'],
  ],
}

const isText = /\/locales\/([\w-]+)\/(\w+)\.json$/
const marked = '?first'

/** Of the texts that the first screen brings, the build has what it says. */
export const firstTextsOnly = (): Plugin => ({
  name: 'palisade-first-texts',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (importer === undefined || !/\/i18n\/firstTexts\.ts$/.test(importer) || !isText.test(source)) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}${marked}`
  },
  load(id) {
    if (!id.endsWith(marked)) return undefined
    const [, locale = '', namespace = ''] = isText.exec(id.slice(0, -marked.length)) ?? []
    const sections = firstSections[namespace]
    if (sections === undefined) return undefined
    const all = Object.entries(ownTexts({ locale, namespace }) as Readonly<Record<string, unknown>>)
    const first = Object.fromEntries(all.filter(([section]) => sections.includes(section)))
    return { code: `export default ${JSON.stringify(first)}`, moduleType: 'js' }
  },
})
