import { createHash } from 'node:crypto'
import {
  type AgencyColours,
  type ColourScheme,
  colourGrounds,
  shadesOf,
} from '#shared/domain/organizations/agencyColours.ts'
import {
  type AgencyWidget,
  type EnquiryFaults,
  enquiryFields,
  frameAncestorsOf,
  type TypedEnquiry,
  widgetPaths,
} from '#shared/domain/organizations/agencyWidget.ts'

/** The house's accent, where an agency has chosen none of its own. */
const house: AgencyColours = { light: '#0b6b53', dark: '#5fd3b0' }

/** Whose form it is, and how its clients know it. */
export interface WidgetAgency {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly colours?: AgencyColours | undefined
  /** Its wide logo, a PNG. */
  readonly logo?: Uint8Array | undefined
}

/** What a page shows: the form as it is filled in, thanks, or that nothing more is taken for now. */
export type WidgetState =
  | { readonly shows: 'busy' | 'thanks' }
  | { readonly shows: 'form'; readonly typed: TypedEnquiry; readonly faults?: EnquiryFaults }

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

const variables = (colour: string, scheme: ColourScheme): string => {
  const { page, paper } = colourGrounds[scheme]
  const { main, pressed, written } = shadesOf(colour, scheme)
  const [ink, quiet, fault] = scheme === 'light' ? ['#14213d', '#5b6478', '#b3261e'] : ['#eef1f7', '#a9b3c7', '#ffb4ab']
  return `--page:${page};--paper:${paper};--ink:${ink};--quiet:${quiet};--fault:${fault};--main:${main};--pressed:${pressed};--written:${written}`
}

/** Fonts of the reader's machine: none is fetched, so the first thing drawn is the whole. */
const styleOf = ({ light, dark }: AgencyColours): string =>
  `:root{color-scheme:light dark;${variables(light, 'light')}}` +
  `@media(prefers-color-scheme:dark){:root{${variables(dark, 'dark')}}}` +
  '*{box-sizing:border-box}body{margin:0;padding:24px 20px;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}' +
  'main{max-width:600px;margin:0 auto}img{display:block;max-width:100%;height:36px;margin-bottom:16px}h1{font-size:22px;line-height:1.3;margin:0 0 4px}' +
  'p{margin:0 0 16px}.quiet{color:var(--quiet);font-size:14px}.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));column-gap:16px}' +
  'label{display:block;font-weight:600;font-size:14px;margin-bottom:4px}.field{margin-bottom:14px}' +
  'input,textarea{width:100%;min-height:44px;padding:10px 12px;border:1px solid var(--quiet);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit}' +
  'textarea{min-height:88px}:focus-visible{outline:3px solid var(--main);outline-offset:1px}[aria-invalid=true]{border-color:var(--fault)}' +
  '.fault{color:var(--fault);font-size:14px;margin:4px 0 0}.first{margin:0 0 12px}button{min-height:48px;width:100%;border:0;border-radius:8px;background:var(--main);color:var(--written);font:inherit;font-weight:600;cursor:pointer;margin-bottom:14px}' +
  'button:hover{background:var(--pressed)}a{color:var(--main)}.fax{position:absolute;left:-9999px}'

type Field = (typeof enquiryFields)[number]

const fieldOf = ({ name, label, kind, autocomplete, most, required }: Field, typed = '', fault?: string): string => {
  const told = [
    `id="${name}" name="${name}" maxlength="${most}" autocomplete="${autocomplete}"`,
    ...(required ? ['required'] : []),
    ...(fault === undefined ? [] : [`aria-invalid="true" aria-describedby="${name}-fault"`]),
  ].join(' ')
  const value = safe(typed.slice(0, most))
  const control =
    kind === 'area'
      ? `<textarea ${told} rows="3">${value}</textarea>`
      : `<input type="${kind}" ${told} value="${value}">`
  const words = required ? label : `${label} <span class="quiet">(optional)</span>`
  const said = fault === undefined ? '' : `<p class="fault" id="${name}-fault">${safe(fault)}</p>`
  return `<div class="field"><label for="${name}">${words}</label>${control}${said}</div>`
}

const formOf = (agency: WidgetAgency, typed: TypedEnquiry, faults: EnquiryFaults = {}): string => {
  const field = (name: Field['name']) => {
    const found = enquiryFields.find((each) => each.name === name)
    return found === undefined ? '' : fieldOf(found, typed[name], faults[name])
  }
  const wrong = Object.keys(faults).length > 0
  return [
    `<h1>Ask for a cyber insurance quote</h1><p class="quiet">${safe(agency.name)} calls you back. You are not insured by sending this.</p>`,
    wrong ? '<p class="fault first" role="alert">Some details need your attention.</p>' : '',
    `<form method="post" action="${widgetPaths.page}${safe(agency.id)}" novalidate>`,
    `<div class="two">${field('company')}${field('website')}${field('firstName')}${field('lastName')}${field('email')}${field('phone')}</div>`,
    field('message'),
    '<div class="fax" aria-hidden="true"><label for="fax">Fax</label><input id="fax" name="fax" tabindex="-1" autocomplete="off"></div>',
    '<button type="submit">Ask for a quote</button></form>',
    `<p class="quiet">What you write goes to ${safe(agency.name)}, to answer you, and is deleted after 13 months. <a href="/privacy" target="_blank" rel="noopener noreferrer">Privacy</a></p>`,
  ].join('')
}

const contactOf = ({ name, phone, email }: WidgetAgency): string =>
  `<p>${safe(name)}: <a href="tel:${safe(phone.replace(/[^\d+]/g, ''))}">${safe(phone)}</a>, <a href="mailto:${safe(email)}">${safe(email)}</a></p>`

const contentOf = (agency: WidgetAgency, state: WidgetState): string => {
  if (state.shows === 'form') return formOf(agency, state.typed, state.faults)
  return state.shows === 'thanks'
    ? `<h1>Thank you</h1><p role="status">${safe(agency.name)} has what you wrote and will call you back. You are not insured by it.</p>`
    : `<h1>Please call us</h1><p role="status">We can take nothing more here for the moment.</p>${contactOf(agency)}`
}

/** The form of an agency as a page without scripts, in the language of its region. */
export const widgetPage = (agency: WidgetAgency, state: WidgetState, locale: string): string => {
  const logo =
    agency.logo === undefined
      ? ''
      : `<img alt="${safe(agency.name)}" src="data:image/png;base64,${Buffer.from(agency.logo).toString('base64')}">`
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>Ask ${safe(agency.name)} for a quote</title>`,
    `<style>${styleOf(agency.colours ?? house)}</style></head><body><main>${logo}${contentOf(agency, state)}</main></body></html>`,
  ].join('')
}

/** What its browser is told: no script at all, one style, a form that goes home, and who may show it within a page. */
export const widgetPolicy = (
  { colours }: Pick<WidgetAgency, 'colours'>,
  widget: AgencyWidget,
  home: string,
): string => {
  const style = createHash('sha256')
    .update(styleOf(colours ?? house))
    .digest('base64')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${home}`,
    `frame-ancestors ${frameAncestorsOf(widget)}`,
    'img-src data:',
    `style-src 'sha256-${style}'`,
  ].join('; ')
}
