import { expect, test } from '../steps/test.ts';
import { uniqueName } from '../steps/admin.ts';
import { press } from '../steps/editing.ts';
import { openText, previewDraft, publish } from '../steps/texts.ts';

test(
  'when the owner writes a draft then it is seen on the real page by no visitor, and by all once it is published',
  { tag: '@desk' },
  async ({ page, browser }, info) => {
    const question = uniqueName('¿Hacen factura?', info.project.name);
    await openText(page, 'de=contact', 'Preguntas frecuentes de Contacto');
    await press(page, 'Agregar pregunta');
    await page.getByLabel('Pregunta', { exact: true }).last().fill(question);
    await page.getByLabel('Respuesta').last().fill('Sí, pídela al pagar.');

    const preview = await previewDraft(page);
    await expect(preview.getByText(question)).toBeVisible();
    await expect(preview.getByText(/así se verán tus borradores/)).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    const address = preview.url();
    for (const read of [
      address,
      new URL('/contact', address).href,
      new URL('/api/content/contact', address).href,
    ])
      expect(await (await visitor.request.get(read)).text()).not.toContain(question);
    await visitor.goto(address);
    await expect(visitor.getByText(/sólo se ven con la sesión/)).toBeVisible();
    await expect(visitor.getByText(question)).toHaveCount(0);

    await publish(page);
    // A page that takes long to be made anew is shown once more as it was.
    const published = async () => (await visitor.request.get(new URL('/contact', address).href)).text();
    await expect.poll(published).toContain(question);
    expect(await published()).toContain('"FAQPage"');
    await visitor.context().close();
  },
);
