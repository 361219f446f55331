import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { parseAllergens } from '#domain/food/allergens.ts';
import { lidDesignsIn } from '#domain/box/lids.ts';

const { version, boxes, flavours, lidCategories, keyrings, shippingOptions, presets } = catalogue;

const body = {
  version,
  boxes: boxes.map(({ id, slug, name, group, pricePence, weightGrams, pieces }) => ({
    id,
    slug,
    name,
    group,
    price: pricePence,
    weight: weightGrams,
    pieces,
  })),
  flavours: flavours.map(({ id, slug, name, isGlutenFree, ingredients }) => ({
    id,
    slug,
    name,
    isGlutenFree,
    allergens: parseAllergens(ingredients),
  })),
  lidCategories: lidCategories.map(({ id, name }) => ({
    id,
    name,
    designs: lidDesignsIn(id, catalogue).map((design) => design.name),
  })),
  keyrings: keyrings.map(({ id, product, title, pricePence, isNameTag = false }) => ({
    id,
    product,
    title,
    price: pricePence,
    isNameTag,
  })),
  shipping: shippingOptions.map(({ id, name, pricePence }) => ({ id, name, price: pricePence })),
  presets,
  shopBoxes: boxesOnSale
    .filter(({ isReadyMade }) => isReadyMade)
    .map(({ slug, box, selection }) => ({
      sku: slug,
      boxId: box.id,
      price: box.pricePence,
      flavours: selection,
    })),
};

/** The machine-readable catalogue; prices in pence. */
export const GET = () => Response.json(body);
