// Lists messages, shows one, and looks for new ones every two seconds.
const list = document.getElementById('list')
const pane = document.getElementById('message')
const form = document.querySelector('form')
let messages = []
let shown = Number(location.hash.slice(1)) || undefined
let view = 'html'

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const time = (iso) => {
  const at = new Date(iso)
  const today = at.toDateString() === new Date().toDateString()
  return element('time', { dateTime: iso, textContent: today ? at.toLocaleTimeString() : at.toLocaleString() })
}

const chips = ({ region, channel }) => [
  ...(region ? [element('span', { className: 'chip', textContent: region.toUpperCase() })] : []),
  ...(channel === 'sms' ? [element('span', { className: 'chip', textContent: 'SMS' })] : []),
]

const row = (message) => {
  const button = element(
    'button',
    { type: 'button', onclick: () => open(message.id) },
    element('b', { textContent: message.subject || message.text }),
    time(message.sentAt),
    element('small', { textContent: message.to.join(', ') }),
    element('span', {}, ...chips(message)),
  )
  button.setAttribute('aria-current', String(message.id === shown))
  return element('li', {}, button)
}

const drawList = () => {
  const empty = form.search.value
    ? 'Nothing found. Try another word.'
    : 'Nothing yet. What the platform sends appears here by itself.'
  list.replaceChildren(
    ...(messages.length ? messages.map(row) : [element('li', { className: 'empty', textContent: empty })]),
  )
}

const pair = (name, value) => [element('dt', { textContent: name }), element('dd', {}, value)]

const tab = (name, label) => {
  const button = element('button', { type: 'button', textContent: label, onclick: () => choose(name) })
  button.setAttribute('aria-pressed', String(view === name))
  return button
}

const drawMessage = () => {
  const message = messages.find(({ id }) => id === shown)
  if (!message) return pane.replaceChildren()
  const { id, subject, from, to, sentAt, text, attachments, channel } = message
  const files = attachments.map(({ fileName, size }, position) =>
    element('a', {
      href: `/messages/${id}/attachments/${position}`,
      textContent: `${fileName} (${Math.ceil(size / 1024)} kB)`,
    }),
  )
  const head = element(
    'div',
    {},
    element('button', { id: 'back', type: 'button', textContent: '← All messages', onclick: () => open(undefined) }),
    element('h2', { textContent: subject || 'Text message' }),
    element('dl', {}, ...pair('From', from), ...pair('To', to.join(', ')), ...pair('Sent', time(sentAt))),
    element(
      'nav',
      { className: 'views' },
      ...(channel === 'email'
        ? [element('button', { type: 'button', textContent: 'Answer', onclick: () => write(message) })]
        : []),
      ...(message.html ? [tab('html', 'As sent'), tab('text', 'Plain text')] : []),
      ...files,
    ),
  )
  const frame = element('iframe', { src: `/messages/${id}/html`, title: subject })
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  const plain = element('pre', { textContent: text, className: channel === 'sms' ? 'sms' : '' })
  pane.replaceChildren(head, message.html && view === 'html' ? frame : plain)
}

const open = (id) => {
  shown = id
  history.replaceState(null, '', id ? `#${id}` : location.pathname)
  drawList()
  drawMessage()
}

const choose = (name) => {
  view = name
  drawMessage()
}

// What is written here comes in at the region's address as if from outside.
const letter = document.getElementById('letter')
const letterForm = letter.querySelector('form')
const inboxOf = (region) => `submissions@${region}.palisade.example`

const write = (answered) => {
  letterForm.reset()
  const fields = letterForm.elements
  const region = answered?.region ?? 'us'
  fields.region.value = region
  fields.to.value = answered?.replyTo ?? inboxOf(region)
  if (answered) {
    fields.from.value = answered.to[0].replace(/^.*<|>$/g, '')
    fields.subject.value = `Re: ${answered.subject.replace(/^Re: /, '')}`
  }
  letterForm.querySelector('[role=alert]').textContent = ''
  letter.showModal()
}

const base64Of = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { name: file.name, base64: btoa(text) }
}

document.getElementById('write').addEventListener('click', () => write())
letterForm.elements.region.addEventListener('input', ({ target }) => {
  letterForm.elements.to.value = inboxOf(target.value)
})
letterForm.addEventListener('submit', async (event) => {
  if (event.submitter?.value !== 'send') return
  event.preventDefault()
  const { region, from, to, subject, text, files } = letterForm.elements
  const body = {
    from: from.value,
    to: to.value,
    subject: subject.value,
    text: text.value,
    attachments: await Promise.all([...files.files].map(base64Of)),
  }
  const answer = await fetch(`/api/arrivals?region=${region.value}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (answer?.ok) letter.close()
  else letterForm.querySelector('[role=alert]').textContent = 'It could not be delivered. Is the platform running?'
})

const load = async () => {
  const query = new URLSearchParams(new FormData(form))
  const answer = await fetch(`/api/messages?${query}`).catch(() => undefined)
  if (!answer?.ok) return
  const before = messages[0]?.id
  const count = messages.length
  messages = await answer.json()
  if (messages[0]?.id === before && messages.length === count) return
  drawList()
  if (shown && !pane.hasChildNodes()) drawMessage()
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', load)
drawList()
await load()
setInterval(load, 2000)
