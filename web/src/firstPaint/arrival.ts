import type { Environment } from '../api/environment.ts'
import { answerConsent, type ConsentAnswer, isConsentAnswered } from '../layout/consent.ts'

/** What shows that somebody is at the login. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input'] as const

/** The app begins by itself this long after the page (milliseconds): a password manager gives no sign. */
const latest = 8000

/** The question about cookies comes this long after the page (milliseconds), as the app asks it (CookieBanner). */
const cookiesAfter = 1500

const begin = (): void => {
  for (const sign of signs) removeEventListener(sign, begin)
  void import('../main.tsx')
}

/** What the browser keeps that changes what the login is: a session, flags of this browser. */
const changes = ['palisade.session', 'palisade.remembered', 'palisade.flags'] as const

/** Whether the address or what is kept asks for something that only the app can do. */
const isMeantForApp = (): boolean =>
  location.search !== '' ||
  location.hash !== '' ||
  [sessionStorage, localStorage].some((storage) => changes.some((key) => storage.getItem(key) !== null))

/** Begins when the deployment says something that the login as it is drawn does not show. */
const askDeployment = async (): Promise<void> => {
  const answer = await fetch('/env')
  const { flags, incidentBanner, maintenanceBanner }: Environment = await answer.json()
  const isMaintained = flags.maintenanceMode || flags.maintenanceModeUk || flags.maintenanceModeUs
  if (isMaintained || !flags.ssoLogin || incidentBanner || maintenanceBanner) begin()
}

const askAboutCookies = (): void => {
  const question = document.getElementById('first-cookies')
  if (question === null || isConsentAnswered()) return
  question.hidden = false
  for (const button of question.querySelectorAll('button'))
    button.addEventListener('click', () => {
      answerConsent(button.value as ConsentAnswer)
      question.hidden = true
    })
}

/** A button that is pressed before the app is there is pressed again when it is (takeOver). */
const rememberPress = (stand: HTMLElement): void =>
  stand.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('#first-passkey button') : null
    if (button !== null) stand.dataset.pressed = button.textContent ?? ''
  })

const stand = document.getElementById('first-paint')
const passkey = document.getElementById('first-passkey')
if (passkey !== null) passkey.hidden = !('PublicKeyCredential' in globalThis)
if (stand !== null) rememberPress(stand)

/*
 * The login is drawn and takes typing without the app; its code is fetched meanwhile. The app begins with the first sign of
 * somebody, so that until then nothing keeps a slow phone from answering them.
 */
if (isMeantForApp()) begin()
else {
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
  setTimeout(begin, latest)
  askDeployment().catch(begin)
  setTimeout(askAboutCookies, cookiesAfter)
}
