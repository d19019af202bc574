// npm run screenshots: the README's pictures, into docs/images. Of the shop at SHOP_URL, or of a new one.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readmePictures } from '../e2e/readme-pictures.ts';
import { startShop } from './bench/shop.ts';

const given = process.env['SHOP_URL'];
const started = given ? undefined : await startShop();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
await readmePictures(browser, given ?? started!.url, join(import.meta.dirname, '..', 'docs', 'images'));
await browser.close();
await started?.stop();
