import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { widgetPage as pageOf, type WidgetAgency, widgetPolicy } from '#functions/agency/widget/widgetPage.ts'
import { mostWidgetLogoBytes } from '#shared/domain/organizations/agencyWidget.ts'
import { onPhone } from './onPhone.ts'

/** What Lighthouse says of an agency's form with the heaviest logo that it shows, and what it weighs in bytes. */
export const widgetPage = async () => {
  const agency: WidgetAgency = {
    id: 'agy_01JH0000000000000000000A01',
    name: 'Bluebonnet Insurance Agency',
    phone: '(503) 555-0117',
    email: 'office@bluebonnet.example',
    logo: randomBytes(mostWidgetLogoBytes),
  }
  const page = pageOf(agency, { shows: 'form', typed: {} }, 'en-US')
  const server = createServer((_, response) => {
    const policy = widgetPolicy(agency, { addresses: [] }, 'http://localhost')
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const seen = await onPhone(`http://localhost:${typeof address === 'object' ? address?.port : 0}/`)
  server.close()
  return { ...seen, bytes: Buffer.byteLength(page) }
}
