import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { translatedOn, translatePages, WAYS } from '#tests/support/fixtures/page-translator.ts'
import { asks, idOf, messageOn, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { commentOn, fieldOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, test } from '#tests/support/journey.ts'

const isTranslated = (page: Page) => expect.poll(() => translatedOn(page)).toBeGreaterThan(3)
const errorOn = (page: Page) =>
  page.getByRole('heading', { name: /^(Erreur (de|inattendue de) l’application|(Unexpected )?Application Error)/ })

for (const way of WAYS)
  test(`a text inside a translator’s font element can be changed, moved, removed and passed: ${way}`, async ({
    visitor,
  }) => {
    const { page } = await visitor()
    await translatePages(page, way)
    await page.goto('/legal/mentions')
    // The words of the page as it is served are translated before the application has begun.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isTranslated(page)
    expect(
      await page.evaluate(async () => {
        const turn = () => new Promise((settle) => setTimeout(settle))
        const box = document.body.appendChild(document.createElement('div'))
        const shown = async () => {
          await turn()
          return `${box.innerText} in ${box.querySelectorAll('font > font').length}`
        }
        const [a, b, c] = ['un ', 'deux ', 'trois '].map((words) => box.appendChild(document.createTextNode(words)))
        const seen = [await shown()]
        b!.nodeValue = 'DEUX '
        seen.push(await shown())
        box.insertBefore(document.createTextNode('et '), c!)
        seen.push(await shown())
        box.removeChild(b!)
        seen.push(await shown())
        box.appendChild(a!)
        seen.push(await shown())
        box.insertBefore(c!, box.firstChild)
        seen.push(await shown())
        // In one turn, before anything is told of it.
        b!.nodeValue = 'neuf '
        box.insertBefore(b!, a!)
        box.removeChild(c!)
        seen.push(await shown())
        for (const each of [a!, b!]) box.removeChild(each)
        seen.push(await shown())
        return seen.map((words) => words.replace(/\s+/g, ' '))
      }),
    ).toEqual([
      'un deux trois in 3',
      'un DEUX trois in 3',
      'un DEUX et trois in 4',
      'un et trois in 3',
      'et trois un in 3',
      'trois et un in 3',
      'et neuf un in 3',
      'et in 1',
    ])
  })

for (const [way, language] of [
  ['replaced', 'fr'],
  ['moved', 'fr'],
  ['replaced', 'en'],
  ['moved', 'en'],
] as const)
  test(`a member with a translated page goes on talking, and looks for somebody: ${way} (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'chat', 'asking')
    const options = { language, locale: localeOf(language) }
    const [ada, bob] = [await member('Ada', options), await member('Bob', options)]
    for (const { page } of [ada, bob]) await speaks(page, language)
    const talk = await talkBetween(ada, bob)
    const place = { country: 'FR' as const, postalCode: '97500', tags: [`Vertige ${randomUUID().slice(0, 6)}`] }
    for (const who of [ada, bob])
      await asks(who, 'POST', '/api/posts/symptoms', vertigo({ ...place, requestId: randomUUID() }))
    const contacts = () => asks<{ contacts: { member: { id: string } }[] }>(ada, 'GET', '/api/chat/contacts')
    const bobId = await idOf(bob)
    await expect.poll(async () => (await contacts()).contacts.some(({ member }) => member.id === bobId)).toBe(true)
    const { page } = ada
    await translatePages(page, way)
    await page.goto(talk.path)
    await isTranslated(page)
    await bob.page.goto(talk.path)

    const typing = page.getByRole('status').filter({ hasText: say('{{name}} écrit…', { name: bob.username }) })
    for (let turn = 0; turn < 2; turn++) {
      await writeOn(bob.page).pressSequentially('Oui')
      await expect(typing).toBeVisible()
      // The words go after some seconds without a letter.
      await expect(typing).toHaveCount(0, { timeout: 15_000 })
    }
    await writeOn(bob.page).press('Enter')
    await expect(messageOn(page, 'OuiOui')).toBeVisible()
    await writeOn(page).fill('Et la nuit ?')
    await writeOn(page).press('Enter')
    await expect(messageOn(page, 'Et la nuit ?')).toContainText({ fr: 'Lu', en: 'Read' }[language])

    await page.goto('/chat')
    await isTranslated(page)
    await page.getByRole('button', { name: { fr: /^Nouveau/, en: /^New/ }[language] }).click()
    const start = page.getByRole('dialog', { name: say('Nouvelle conversation') })
    const search = start.getByRole('searchbox')
    await search.fill(bob.username)
    await expect(start.getByRole('status').first()).toHaveText(say('{{count}} personne', { count: 1 }))
    await search.fill('zzzzq')
    await expect(start.getByRole('status').first()).toHaveText(/zzzzq|Personne|Nobody/)
    await search.fill('')
    await expect(start.getByRole('status').first()).toHaveText('')
    await expect(start.getByRole('button', { name: new RegExp(bob.username) })).toBeVisible()
    await expect(errorOn(page)).toHaveCount(0)
  })

for (const language of ['fr', 'en'] as const)
  test(`a member with a translated page reads, likes, filters, comments, publishes, and comes back (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'posts', 'shell')
    const lou = await member('Lou', { language, locale: localeOf(language) })
    const { page } = lou
    await speaks(page, language)
    await asks(lou, 'POST', '/api/posts/symptoms', vertigo({ requestId: randomUUID() }))
    const post = await postBy(lou)
    await translatePages(page)
    await page.goto('/feed')
    await isTranslated(page)
    const card = page.getByRole('article', { name: post.title })
    const like = card.getByRole('button', { name: { fr: /^J’aime/, en: /^Like/ }[language] })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toContainText('1')
    await page.getByRole('button', { name: say('Filtrer') }).click()
    const filter = page.getByRole('dialog', { name: say('Filtrer le fil') })
    await filter.getByRole('combobox', { name: say('Pays') }).fill('belg')
    await filter.getByRole('combobox', { name: say('Pays') }).press('ArrowDown')
    await filter.getByRole('combobox', { name: say('Pays') }).press('Enter')
    await filter.getByRole('button', { name: say('Appliquer') }).click()
    await expect(filter).toHaveCount(0)
    await page.goto('/matches')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/feed')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('Mes cas proches') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/matches/)
    await page.goBack()
    await expect(card).toBeVisible()

    await page.goto(post.path)
    await fieldOn(page).fill('Merci à vous.')
    await fieldOn(page).press('Control+Enter')
    await expect(commentOn(page, 'Merci à vous.')).toBeVisible()
    await page.goto('/feed')
    await page.getByRole('button', { name: say('Publier'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('Titre') }).fill('Un carnet traduit')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Je note chaque matin l’heure et le sommeil.')
    await dialog.getByRole('button', { name: say('Publier') }).click()
    await expect(page.getByRole('article', { name: 'Un carnet traduit' })).toBeVisible()
    await expect(errorOn(page)).toHaveCount(0)
  })

for (const language of ['fr', 'en'] as const)
  test(`a visitor with a translated page is told that the connection was lost, then why they are refused (${language})`, async ({
    visitor,
  }) => {
    const say = wordsIn(language, 'entry', 'accounts')
    const { page } = await visitor({ locale: localeOf(language) })
    await speaks(page, language)
    await translatePages(page)
    await page.goto('/auth')
    await isTranslated(page)
    await page.getByLabel(say('Adresse e-mail')).fill(`${randomUUID()}@exemple.fr`)
    await page.getByRole('textbox', { name: say('Mot de passe'), exact: true }).fill('orage-violet-73')
    const enter = page.getByRole('main').getByRole('button', { name: say('Se connecter'), exact: true })
    await page.context().setOffline(true)
    await enter.click()
    await expect(
      page.getByRole('alert').filter({ hasText: { fr: /connexion/i, en: /connection/i }[language] }),
    ).toBeVisible()
    await page.context().setOffline(false)
    await enter.click()
    await expect(
      page.getByRole('alert').filter({ hasText: say('Adresse e-mail ou mot de passe incorrect.') }),
    ).toBeVisible()
    await expect(errorOn(page)).toHaveCount(0)
  })
