import type { ResponseOf } from '#shared/contract/operation.ts'
import type * as platform from '#shared/contracts/platform/environment.ts'
import { storageKeys } from '../api/storageKeys.ts'
import { answerConsent, type ConsentAnswer, consentAskedAfter, isConsentAnswered } from '../layout/consent.ts'

/** What shows that somebody is at the login. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input'] as const

/** The app begins by itself this long after the page (milliseconds): a password manager gives no sign. */
const latest = 8000

const environmentPath: (typeof platform.getEnvironment)['path'] = '/env'

const part = <E extends HTMLElement = HTMLElement>(id: string): E | null => document.querySelector<E>(`#first-${id}`)

/** The type and the app's code are fetched when the login is painted or somebody is there, so that they keep nothing waiting. */
const fetchAhead = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.media = 'all'
  for (const ahead of document.querySelectorAll<HTMLMetaElement>('meta[name="ahead"]')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.fetchPriority = 'low'
    link.href = ahead.content
    ahead.replaceWith(link)
  }
}

const stopListening = (): void => {
  for (const sign of signs) removeEventListener(sign, beginAtSign)
}

/** The app takes the page over (takeOver); what keeps it from loading is said, and the next sign of somebody tries again. */
const begin = (): void => {
  stopListening()
  fetchAhead()
  import('../main.tsx').catch(() => {
    part('trouble')?.removeAttribute('hidden')
    part('paint')?.removeAttribute('data-pressed')
    listen()
  })
}

/** A pointer that rests where the page appears is said to move as well; it is nobody's sign. */
const beginAtSign = (event: Event): void => {
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  if (!isResting) begin()
}

const listen = (): void => {
  for (const sign of signs) addEventListener(sign, beginAtSign, { passive: true })
}

/** What the browser keeps that changes what the login is: a session, flags of this browser. */
const changes = [storageKeys.session, storageKeys.remembered, storageKeys.flags] as const

/** Whether the address or what is kept asks for something that only the app can do. */
const isMeantForApp = (): boolean =>
  location.search !== '' ||
  location.hash !== '' ||
  [sessionStorage, localStorage].some((storage) => changes.some((key) => storage.getItem(key) !== null))

/** Begins when the deployment says something that the login as it is drawn does not show. */
const askDeployment = async (): Promise<void> => {
  const answer = await fetch(environmentPath)
  const { flags, incidentBanner, maintenanceBanner }: ResponseOf<typeof platform.getEnvironment> = await answer.json()
  const isMaintained = flags.maintenanceMode || flags.maintenanceModeUk || flags.maintenanceModeUs
  if (isMaintained || !flags.ssoLogin || incidentBanner || maintenanceBanner) begin()
}

const askAboutCookies = (): void => {
  const question = part('cookies')
  if (question === null || isConsentAnswered()) return
  question.hidden = false
  for (const button of question.querySelectorAll('button'))
    button.addEventListener('click', () => {
      answerConsent(button.value as ConsentAnswer)
      question.hidden = true
    })
}

/** The form answers at once; a button that is pressed before the app is there is pressed again when it is (takeOver). */
const answerPresses = (): void => {
  const stand = part('paint')
  const field = part<HTMLInputElement>('email')
  const go = part<HTMLButtonElement>('continue')
  const passkey = part('passkey')
  if (stand === null || field === null || go === null || passkey === null) return
  const allow = () => {
    go.disabled = field.value === ''
  }
  allow()
  field.addEventListener('input', allow)
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && go.click())
  passkey.hidden = !('PublicKeyCredential' in globalThis)
  for (const button of stand.querySelectorAll('main button'))
    button.addEventListener('click', () => {
      stand.dataset.pressed = button.textContent ?? ''
    })
}

const whenPainted = (act: () => void): void =>
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: 'paint', buffered: true })

answerPresses()
/*
 * The login is drawn and takes typing without the app. The app begins with the first sign of somebody, so that until then
 * nothing keeps a slow phone from answering them.
 */
if (isMeantForApp()) begin()
else {
  listen()
  setTimeout(begin, latest)
  setTimeout(askAboutCookies, consentAskedAfter)
  whenPainted(() => {
    fetchAhead()
    askDeployment().catch(begin)
  })
}
