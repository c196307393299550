// Groups the card number in fours and fills in a sandbox number that is clicked.
const field = (name) => document.querySelector(`input[name="${name}"]`)

field('number')?.addEventListener('input', ({ target }) => {
  const atEnd = target.selectionStart === target.value.length
  if (atEnd)
    target.value = target.value
      .replace(/\D/g, '')
      .replace(/(.{4})(?=.)/g, '$1 ')
      .slice(0, 23)
})

document.addEventListener('click', ({ target }) => {
  const { card, account } = target.dataset ?? {}
  if (card === undefined && account === undefined) return
  document.getElementById(card === undefined ? 'bank' : 'card').checked = true
  const year = String((new Date().getFullYear() + 3) % 100)
  const values =
    card === undefined ? { routing: '110000000', account } : { number: card, expiry: `08/${year}`, cvc: '123' }
  for (const [name, value] of Object.entries(values)) field(name).value = value
  field(card === undefined ? 'holder' : 'name').focus()
})
