import { readFileSync } from 'node:fs'
import type { Region } from '#shared/regions/region.ts'

const texts = ({ locale }: Region, namespace: 'auth' | 'common') =>
  JSON.parse(readFileSync(new URL(`../../public/locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const mark = (size: number): string =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#14213d" stroke="#ffffff22"/><path d="M8 24V12l3-3.5 3 3.500v12zM14.5 24V10l3-3.5 3 3.500v14zM21 24V12l3-3.5" fill="none" stroke="#4fd1b5" stroke-width="2.2" stroke-linejoin="round"/></svg>`

/**
 * The login of a region as it looks when it opens, without the app: what the built page shows while the app is on its way
 * over a slow line. `year` stands in the copyright.
 */
export const firstLoginPage = (region: Region, year: number): string => {
  const common = texts(region, 'common')
  const auth = texts(region, 'auth')
  const { name, legalEntity, learnMoreUrl, socials } = region.provider
  const link = (href: string, words: string) => `<a href="${escaped(href)}">${escaped(words)}</a>`
  const links = [
    link('/terms', common.public.terms),
    link('/privacy', common.public.privacy),
    ...socials.map((social) => link(social.url, social.name)),
  ]
  const copyright = String(common.public.copyright).replace('{{year}}', String(year)).replace('{{name}}', name)
  const beside = learnMoreUrl
    ? `<div class="beside"><p class="logo">${mark(32)}<span>${escaped(name)}</span></p>` +
      `<p class="title">${escaped(common.public.marketingTitle)}</p>` +
      `<p class="claim">${escaped(common.public.marketingText)}</p></div>`
    : ''
  return (
    `<div id="first-paint"${learnMoreUrl ? ' class="with-panel"' : ''}>${beside}<div class="side">` +
    `<p class="logo">${mark(28)}<span>${escaped(name)}</span></p>` +
    `<main class="main"><h1>${escaped(auth.login.title)}</h1><label for="first-email">${escaped(auth.email)}</label>` +
    `<input id="first-email" name="username" type="email" autocomplete="username" autofocus>` +
    `<button type="button" disabled>${escaped(auth.login.continue)}</button></main>` +
    `<div class="foot"><p class="links">${links.join('')}</p>` +
    `<p class="legal">${escaped(copyright)} ${escaped(legalEntity)}</p></div></div></div>`
  )
}
