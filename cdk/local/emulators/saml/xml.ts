import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** What may stand several times, also where it stands once. */
const lists: ReadonlySet<string> = new Set(['KeyDescriptor', 'SingleSignOnService', 'X509Certificate', 'X509Data'])

const parser = new XMLParser({
  alwaysCreateTextNode: true,
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  isArray: (name) => lists.has(name),
  parseAttributeValue: false,
  parseTagValue: false,
  removeNSPrefix: true,
})

/**
 * An XML document by the names of its elements without their prefixes, attributes as `@name`, text as `#text`; undefined for
 * what is none, or brings a document type of its own. For what nobody signed: what is signed is read by who verifies it.
 */
export const readXml = (text: string): unknown =>
  /<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true ? undefined : parser.parse(text)
