import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from './mail.ts'
import type { MailData } from './mailData.ts'
import { mailElement } from './mailElement.ts'

/** The e-mail as an HTML document. The heavy half of a message: import it only when there is one to send. */
export const mailHtml = (content: MailContent, data: MailData): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(mailElement(content, data))}`
