import { enquiryFields, widgetPaths } from '#shared/domain/organizations/agencyWidget.ts'

const fields = JSON.stringify(enquiryFields.map(({ name }) => name))

/**
 * Puts the form where its element stands: a frame that runs nothing, keeps nothing and reaches nothing of the page around it,
 * but may send its form and open links in a page of their own.
 */
export const widgetScript = `(() => {
  const { src, dataset, parentElement } = document.currentScript
  const given = ${fields}.filter((name) => dataset[name]).map((name) => [name, dataset[name]])
  const frame = document.createElement('iframe')
  frame.title = dataset.title || 'Ask for a quote'
  frame.loading = 'lazy'
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-forms allow-popups allow-popups-to-escape-sandbox')
  frame.style.cssText = 'display:block;border:0;width:100%;max-width:640px'
  // In a narrow place the fields stand one below another.
  frame.height = Number(dataset.height) || (parentElement.clientWidth < 480 ? 1080 : 760)
  const url = new URL(${JSON.stringify(widgetPaths.page)} + encodeURIComponent(dataset.agency), src)
  url.search = new URLSearchParams(given)
  frame.src = url.href
  document.currentScript.after(frame)
})()
`
