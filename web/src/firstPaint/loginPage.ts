import type { Region } from '#shared/regions/region.ts'
import { wholeTexts } from '../i18n/localeFiles.ts'
import type { ConsentAnswer } from '../layout/consent.ts'
import { publicLinks } from '../layout/publicLinks.ts'
import { stakes, stakesBox } from '../layout/stakes.ts'
import { keyOutline } from '../ui/outlines.ts'
import { escaped, mark } from './markup.ts'

const fence =
  `<svg class="fence" viewBox="${stakesBox}" aria-hidden="true" preserveAspectRatio="xMidYMax slice">` +
  '<defs><linearGradient id="first-stake" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#4fd1b5" stop-opacity="0.34"/>' +
  '<stop offset="1" stop-color="#4fd1b5" stop-opacity="0.04"/></linearGradient></defs>' +
  `${stakes.map((outline) => `<path d="${outline}" fill="url(#first-stake)" stroke="#4fd1b5" stroke-opacity="0.22"/>`).join('')}</svg>`

const key =
  `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${keyOutline}" fill="none" ` +
  'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/**
 * The login of a region as it looks when it opens, without the app: what the built page shows while the app is on its way
 * over a slow line. `year` stands in the copyright.
 */
export const firstLoginPage = (region: Region, year: number): string => {
  const common = wholeTexts({ locale: region.locale, namespace: 'common' })
  const auth = wholeTexts({ locale: region.locale, namespace: 'auth' })
  const { name, legalEntity, learnMoreUrl, socials } = region.provider
  const link = (href: string, words: string) => `<a href="${escaped(href)}">${escaped(words)}</a>`
  const links = [
    ...publicLinks.map(({ to, word }) => link(to, common.public[word])),
    ...socials.map((social) => link(social.url, social.name)),
  ]
  const copyright = String(common.public.copyright).replace('{{year}}', String(year)).replace('{{name}}', name)
  const beside = learnMoreUrl
    ? `<div class="beside">${fence}<p class="logo">${mark(32)}<span>${escaped(name)}</span></p>` +
      `<p class="title">${escaped(common.public.marketingTitle)}</p>` +
      `<p class="claim">${escaped(common.public.marketingText)}</p>` +
      `<a class="more" href="${escaped(learnMoreUrl)}" target="_blank" rel="noopener">` +
      `${escaped(common.public.learnMore)} →</a></div>`
    : ''
  const choice = (answer: ConsentAnswer, words: string) =>
    `<button type="button" value="${answer}">${escaped(words)}</button>`
  const cookies =
    `<div id="first-cookies" role="region" aria-label="${escaped(common.cookies.title)}" hidden>` +
    `<p>${escaped(common.cookies.text)} <a href="/privacy" target="_blank" rel="noopener">` +
    `${escaped(common.public.privacy)}</a></p>` +
    `<div>${choice('declined', common.cookies.decline)}${choice('accepted', common.cookies.accept)}</div></div>`
  return (
    `<div id="first-paint"${learnMoreUrl ? ' class="with-panel"' : ''}>${beside}<div class="side">` +
    `<p class="logo">${mark(28)}<span>${escaped(name)}</span></p>` +
    `<main class="main"><h1>${escaped(auth.login.title)}</h1>` +
    `<p id="first-trouble" role="alert" hidden>${escaped(common.problem.offline)} ` +
    `${link('/login', common.fatal.refresh)}</p><label for="first-email">${escaped(auth.email)}</label>` +
    `<input id="first-email" name="username" type="email" autocomplete="username" autofocus>` +
    `<button id="first-continue" type="button" disabled>${escaped(auth.login.continue)}</button>` +
    `<p id="first-waiting" role="status">${escaped(common.boot.loading)}</p>` +
    `<div id="first-passkey"><p class="or">${escaped(auth.passkey.or)}</p>` +
    `<button type="button">${key}<span>${escaped(auth.passkey.signIn)}</span></button></div></main>` +
    `<div class="foot"><p class="links">${links.join('')}</p>` +
    `<p class="legal">${escaped(copyright)} ${escaped(legalEntity)}</p></div></div>${cookies}</div>`
  )
}
