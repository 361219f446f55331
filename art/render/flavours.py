"""How each flavour looks."""
from look import Bits, Flecks, Glaze, Layer, Look, Lump, Prop, Swirl

CHOCOLATE = dict(roughness=0.28, specular=0.5, bump=0.15)
CRISP = dict(roughness=0.7, specular=0.2, bump=0.8, bump_scale=14)
SALT = dict(through=0.30, clear=0.25, roughness=0.12, specular=0.7)
SUGAR = dict(roughness=0.35, subsurface=0.2)
COCONUT = dict(through=0.35, roughness=0.42, specular=0.4)
FRUIT = dict(roughness=0.3, subsurface=0.08)
JUICY = dict(roughness=0.16, subsurface=0.35, coat=0.5, radius=(0.2, 0.04, 0.03))
NIB = dict(roughness=0.6, specular=0.3, bump=0.5, bump_scale=14)
NUT = dict(roughness=0.55, subsurface=0.1, bump=0.5, bump_scale=12)
COCOA = dict(glow=0.24, radius=(0.10, 0.06, 0.04), mottle=0.08, specular=0.32, edge=0.12, crystal=0.10, moist=0.45,
             grain=0.35, crust=0.1, sparkle=0.4, light='evening')
SMARTIES = ['#e0202c', '#f7791a', '#f9cc14', '#4fb52f', '#1f86d8', '#8e44b8', '#f04f92']
SHELL = dict(roughness=0.12, coat=1.0, specular=0.6)
ORANGE = dict(flesh='#f07d0c', light='#ffb347', rind='#f08010')
LEMON = dict(flesh='#f2cf3a', light='#fbec9a', rind='#f3c316')


def milk_chocolate(top, **changes):
    return Layer('#633b25', '#55301c', '#835a3e', mottle=0.08, roughness=0.4, bump=0.07, crystal=0.05, crumble=0.4,
                 grain=0.3, top=top, **changes)


def dark_chocolate(top):
    return Layer('#48291a', '#3a2013', '#704e38', mottle=0.08, roughness=0.42, bump=0.07, crystal=0.05, crumble=0.6,
                 grain=0.35, top=top)


def salt_on_top(count, size, raised=0.005):
    return Bits('crystal', ['#fdfcfa'], size, count, sink=-raised / size, apart=0.08, where='top', finish=SALT)


def cut_button(colour, shift):
    """A button that the knife or the break went through: chocolate in a thin shell."""
    return Lump('#5c3521', '#4c2a19', 1.7, radius=0.36, share=0.13, rim=colour, skin=0.05, vein=5, warp=0.03, roughness=0.25,
                rugged=0.2, gap=0.25, stretch=(1.0, 1.0, 1.9), shift=shift, below=0.88)


FLAVOURS = {
    'baileys': Look(
        '#bb8f68', '#aa7c55', '#ead2b0', light='evening', grain=0.7, moist=0.4, crust=0.25, glow=0.44, skin='#c08a5c',
        skinned=0.4, exposure=0.56, bump=0.12, soft=0.65, short=0.6, bitten=True,
        swirl=Swirl('#f3e4cc', bands=0.90, width=0.15, soft=0.09, fold=0.9, tone='#eed8b6', feather=0.10,
                    strength=0.95),
        picture=('bites', 'oak', 'cocoa'),
        props=[Prop('liqueur', (-1.22, -1.15), (0, 0, 0), 0.74)]),
    'banana-and-chocolate-swirl': Look(
        '#dfb07c', '#d29c66', '#f0d0a2', grain=0.55, moist=0.6, glow=0.46, skin='#c88e50', skinned=0.45, exposure=0.54,
        soft=0.6, short=0.9,
        swirl=Swirl('#4f2a17', bands=1.15, width=0.21, tone='#693c24', soft=0.08, fold=0.9, feather=0.10, strength=1.0,
                    strands=0.35, grain=0.3),
        picture=('corner', 'walnut', 'dusk'),
        props=[Prop('banana coin', (-1.38, -0.78), (0, 0, 20)),
               Prop('banana coin', (-1.02, -1.12, 0.10), (-26, 12, 80), 0.94, dict(seed=2)),
               Prop('banana coin', (-0.42, -1.55), (0, 0, 140), 0.88, dict(seed=3))]),
    'belgian-chocolate': Look(
        '#613c27', '#502f1d', '#956a4a', **COCOA | dict(moist=0.55, grain=0.5, edge=0.25), roughness=0.48, skin='#a87a5c',
        bump=0.10, exposure=0.88, soft=0.65, short=0.7, bitten=True,
        picture=('bites', 'oak', 'cream'),
        props=[Prop('chocolate square', (-1.42, -1.22), (0, 0, 20), 0.85),
               Prop('chocolate square', (-1.02, -1.50), (0, 0, -35), 0.85),
               Prop('chocolate square', (-1.20, -1.34, 0.23), (0, 0, 60), 0.85)]),
    'biscoff-biscuit': Look(
        '#c8935a', '#b78046', '#e6be8c', light='evening', moist=0.7, glow=0.44, skin='#c88f58', exposure=0.58,
        soft=0.85, short=0.28,
        flecks=[Flecks('#97602f', 18.0, 0.30, 0.16)],
        lumps=[Lump('#9a5c2b', '#85491e', 2.0, radius=0.40, share=0.55, rim='#7a4119', skin=0.02, patchy=1.0, vein=22,
                    warp=0.45, warp_scale=5, roughness=0.75, rugged=0.9, gap=0.6)],
        picture=('slices', 'walnut', 'mint'),
        strewn=[Bits('crumb', ['#9a5c2b', '#a86a35'], 0.05, 12, finish=CRISP, place=(-0.75, -1.85), spread=0.4)],
        props=[Prop('biscuit', (-1.10, -1.32), (0, 0, 24), 0.85),
               Prop('biscuit', (-0.88, -1.40, 0.13), (3, -4, 58), 0.85)]),
    'butterscotch': Look(
        '#b57f4d', '#a06a3c', '#e4bb8c', light='evening', grain=0.7, crust=0.25, moist=0.5, glow=0.42, skin='#a8703c',
        skinned=0.7, exposure=0.56, roughness=0.44, sheen=0.12, soft=0.65, short=0.6,
        flecks=[Flecks('#8a4c18', 18.0, 0.30, 0.12)],
        picture=('bites', 'pale', 'mint'),
        strewn=[Bits('crumb', ['#8a4f1d', '#a5662a', '#6f3a12'], 0.03, 110, finish=SUGAR, place=(-1.20, -1.28),
                     spread=0.28, apart=0.8)]),
    'caramel': Look(
        '#c08d60', '#ae784a', '#ecc69c', light='evening', grain=0.7, crust=0.15, moist=0.4, skin='#c88a4c', skinned=0.55,
        glow=0.50, roughness=0.46, exposure=0.56, soft=0.65, short=0.7, bump=0.14,
        glaze=Glaze('#8a4410', '#b06a22'),
        picture=('corner', 'walnut', 'mint'),
        props=[Prop('dish', (-1.42, -1.25), options=dict(colour='#7a3c0c', second='#8c4a14'))]),
    'cherry-and-almond': Look(
        '#dcae7a', '#cf9c62', '#f0d0a2', grain=0.6, moist=0.5, glow=0.46, skin='#c88c50', skinned=0.5, exposure=0.55,
        soft=0.6, short=0.9,
        lumps=[Lump('#9c1226', '#6d0817', 1.25, radius=0.38, share=0.62, rim='#5e0712', skin=0.04, vein=5, warp=0.22,
                    pores=11, warp_scale=3, roughness=0.14, rugged=0.3, gap=0.3)],
        inside=[Bits('almond', ['#d9a765', '#c98f4e', '#e3bd80'], 0.24, 9, sink=0.0, apart=0.42, where='top',
                     finish=NUT),
                Bits('cherry', ['#96112a', '#7f0c20'], 0.23, 3, sink=0.35, apart=0.7, where='top', finish=JUICY)],
        picture=('rows', 'walnut', 'dusk'),
        strewn=[Bits('almond', ['#d9a765', '#c98f4e', '#e3bd80'], 0.24, 16, finish=NUT, place=(2.15, -3.00),
                     spread=0.42, apart=1.1)]),
    'clotted-cream': Look(
        '#dcae80', '#cf9c68', '#f0d0a8', mottle=0.2, grain=0.6, skin='#b97a40', skinned=0.95, moist=0.4, crust=0.4,
        soft=0.6, short=1.1,
        glow=0.46, roughness=0.50, crystal=0.3, bump=0.16, exposure=0.54, picture=('plate', 'walnut', 'cocoa'),
        props=[Prop('dish', (-1.36, -1.18, 0.03), (0, 0, 0), 0.72,
                    dict(holds='cream', colour='#f7ecd2', second='#dfb560'))]),
    'coconut-ice': Look(
        '#f4e6d4', '#ecdac2', '#ffffff', light='evening', glow=0.48, moist=0.25, crust=0.8, sparkle=2.0, edge=0.3,
        skin='#efcfc0',
        skinned=0.2, exposure=0.70, wave=0.05, soft=0.6, short=0.5,
        layers=[Layer('#fff1df', '#fae4cc', '#fffaf0', mottle=0.2, roughness=0.6, bump=0.22, crystal=0.6,
                      crumble=1.0, grain=0.55, top=0.5),
                Layer('#f4aba4', '#ec9a94', '#fcd8d0', mottle=0.2, roughness=0.6, bump=0.22, crystal=0.6,
                      crumble=1.0, grain=0.55)],
        lumps=[Lump('#fffdf8', '#f6efe2', 3.6, radius=0.30, share=0.6, warp=0.3, stretch=(1.0, 2.4, 2.4), roughness=0.5,
                    rugged=0.9, gap=0.15)],
        inside=[Bits('shred', ['#fffaf0', '#f8ead2'], 0.28, 44, sink=-0.05, apart=0.15, where='top', finish=COCONUT)],
        picture=('bites', 'walnut', 'mint'),
        props=[Prop('coconut', (-1.10, -1.30), options=dict(count=280, spread=0.62))]),
    'coffee-and-cream': Look(
        '#85603f', '#734e31', '#b48c66', grain=0.6, crust=0.2, glow=0.36, mottle=0.10, skin='#a87a58', skinned=0.4,
        exposure=0.70, bump=0.11, moist=0.35, radius=(0.14, 0.09, 0.05), crystal=0.2, soft=0.65, short=0.6,
        bitten=True, seed=8,
        swirl=Swirl('#eee0c6', bands=0.95, width=0.14, soft=0.09, fold=0.9, tone='#ead2aa', feather=0.10,
                    strength=0.95, strands=0.45),
        flecks=[Flecks('#3f220e', 26.0, 0.24, 0.10)],
        picture=('corner', 'oak', 'cream'),
        strewn=[Bits('bean', ['#3c2010', '#4b2a15', '#2f180b'], 0.15, 15,
                     finish=dict(roughness=0.3, specular=0.5, bump=0.1), place=(-1.20, -1.25), spread=0.30)]),
    'fudge-ice': Look(
        '#e0bd8a', '#d5ae77', '#f3dfbb', moist=0.3, crust=0.6, glow=0.46, skin='#f0dcc4', skinned=0.3, exposure=0.48,
        soft=0.6, short=0.9,
        wave=0.06, edge=0.3,
        layers=[Layer('#c48a52', '#b47840', '#e2b886', bump=0.10, grain=0.6, top=0.58),
                Layer('#f2dab4', '#e8c898', '#faebd2', mottle=0.12, roughness=0.42, bump=0.10, crystal=0.3,
                      crumble=0.6, grain=0.6)],
        inside=[Bits('shred', ['#fffaf0', '#f8ead2'], 0.30, 60, sink=-0.05, apart=0.11, where='top', finish=COCONUT)],
        picture=('mound', 'walnut', 'dusk'),
        props=[Prop('coconut', (-1.60, -1.55), options=dict(count=240, spread=0.55, seed=2))]),
    'lemon-cheesecake': Look(
        '#f0e2bc', '#e8d6a4', '#fbf4dc', light='evening', moist=0.5, crust=0.45, glow=0.46, skin='#ecc27a',
        skinned=0.3, soft=0.6, short=0.9,
        exposure=0.50, wave=0.10,
        layers=[Layer('#e0b886', '#d4a66e', '#f2d8b0', mottle=0.12, roughness=0.5, bump=0.10, grain=0.45, top=0.42),
                Layer('#f5d8a0', '#eec684', '#fbe8c6', mottle=0.12, roughness=0.44, bump=0.10, grain=0.45)],
        swirl=Swirl('#e2a01c', bands=0.75, width=0.12, fold=0.9, soft=0.08),
        picture=('plate', 'slate', 'dusk'),
        props=[Prop('citrus half', (-1.36, -1.18, 0.06), (0, 0, 0), 0.72, LEMON),
               Prop('zest', (1.42, -1.38, 0.06), (0, 0, 30), 0.6, dict(rind=('#f3c316', '#f7d64a')))]),
    'liquorice': Look(
        '#3a281c', '#2c1d14', '#644a38', **COCOA | dict(moist=0.55, grain=0.5, edge=0.25), roughness=0.44,
        skin='#8a7a72', bump=0.09, exposure=0.92, soft=0.65, short=0.6, bitten=True,
        picture=('bites', 'oak', 'rose'),
        props=[Prop('liquorice coil', (-1.18, -1.22), (0, 0, 20), 0.84)]),
    'maple-and-walnut': Look(
        '#c38f5a', '#ad7843', '#e6c193', light='evening', crust=0.2, skin='#c08a50', skinned=0.6, glow=0.48,
        exposure=0.5, soft=0.85, short=0.28,
        lumps=[Lump('#e3c595', '#c2935a', 1.9, radius=0.46, share=0.62, rim='#6f3d18', skin=0.03, patchy=0.7, vein=7,
                    warp=0.36, warp_scale=4.0, roughness=0.55, rugged=1.0, gap=0.9, pores=16)],
        inside=[Bits('walnut', ['#c2935a', '#b5824a'], 0.24, 2, sink=0.10, apart=0.5, where='top', finish=NUT)],
        picture=('slices', 'oak', 'mint'),
        props=[Prop('walnut', (-1.15, -1.10), (0, 0, 25), 1.25), Prop('walnut', (-0.45, -1.55), (8, -10, -60), 1.2,
                                                                      dict(seed=4)),
               Prop('walnut', (-1.75, -0.65), (0, 0, 80), 1.15, dict(seed=7))]),
    'millionaire': Look(
        '#d6ab6b', '#c89a58', '#efd5a2', light='evening', crust=0.15, glow=0.26, skin='#d8b294', skinned=0.2,
        sheen=0.10, edge=0.15, exposure=0.62,
        layers=[Layer('#d6ab6b', '#c89a58', '#f0d8a8', mottle=0.4, roughness=0.7, bump=0.6, crystal=0.6, crumble=1.8,
                      sand=1.0,
                      top=0.44),
                Layer('#b06a22', '#9d5a18', '#cf8f45', mottle=0.10, roughness=0.3, bump=0.05, crystal=0.0,
                      crumble=0.25, grain=0.15, top=0.78, inset=0.03),
                milk_chocolate(1.0)],
        picture=('tower', 'pale', 'mint'),
        strewn=[Bits('crumb', ['#dcb878', '#cf9c55'], 0.05, 9, finish=CRISP, place=(-1.3, -1.55), spread=0.5)],
        props=[Prop('shortbread', (-1.55, -1.05), (0, 0, 34)), Prop('shortbread', (-1.35, -1.10, 0.27), (0, 0, 2))]),
    'mint-and-chocolate': Look(
        '#c6dca6', '#b2cf92', '#e4efcc', light='evening', grain=0.55, moist=0.6, crust=0.4, glow=0.46, mottle=0.06,
        skin='#a8c694',
        skinned=0.3, exposure=0.62, soft=0.6, short=0.9, seed=31,
        lumps=[Lump('#2c1409', '#391b0d', 5.0, radius=0.30, share=0.20, warp=0.20, warp_scale=8, roughness=0.3,
                    rugged=0.6, gap=0.3, stretch=(1.0, 1.4, 1.4))],
        swirl=Swirl('#3f2011', bands=1.1, width=0.20, tone='#56301c', soft=0.06, fold=0.9, feather=0.10, strength=1.0,
                    strands=0.35, grain=0.3), bump=0.10,
        picture=('bites', 'walnut', 'cocoa'),
        props=[Prop('chocolate square', (-1.42, -1.22), (0, 0, 24), 0.85, dict(colour='#38190c')),
               Prop('chocolate square', (-1.05, -1.52), (0, 0, -28), 0.85, dict(colour='#38190c'))]),
    'orange-and-chocolate': Look(
        '#cf8a4a', '#c27b3a', '#ecc08e', light='evening', moist=0.5, crust=0.2, glow=0.42, skin='#cc8444', skinned=0.4,
        exposure=0.52, wave=0.08, edge=0.2, soft=0.65, short=0.8, bump=0.12,
        layers=[dark_chocolate(0.44), Layer('#dc9258', '#cf8046', '#f2c69c', mottle=0.12, bump=0.12, grain=0.6)],
        picture=('corner', 'walnut', 'cream'),
        props=[Prop('citrus wedge', (-1.12, -1.25), (18, 0, 24), 0.74, ORANGE)]),
    'oreo': Look(
        '#e9c498', '#dcae7c', '#f8e0be', light='evening', glow=0.46, grain=0.55, skin='#d0a878', skinned=0.4,
        exposure=0.50, bump=0.12,
        soft=0.6, short=0.9,
        mottle=0.12,
        moist=0.4, crust=0.5, flecks=[Flecks('#54402f', 27.0, 0.22, 0.20)],
        lumps=[Lump('#2b1f19', '#1c1410', 7.5, radius=0.36, share=0.26, vein=30, warp=0.09, warp_scale=12,
                    roughness=0.8, rugged=0.6, gap=0.3, shift=9.0),
               Lump('#2b211d', '#1c1512', 3.2, radius=0.36, share=0.46, vein=26, warp=0.24, warp_scale=8, roughness=0.8,
                    rugged=0.9, gap=0.4, stretch=(1.0, 1.5, 1.3))],
        picture=('mound', 'walnut', 'dusk'),
        props=[Prop('sandwich biscuit', (-1.72, -1.35), (0, 0, 20), 0.82),
               Prop('sandwich biscuit', (1.75, -1.00, 0.42), (66, 0, 34), 0.78)]),
    'rainbow-button': Look(
        '#dfb27c', '#d2a064', '#f0d2a2', grain=0.55, moist=0.5, crust=0.4, glow=0.46, skin='#c89058', skinned=0.45,
        exposure=0.55, bump=0.14, soft=0.6, short=0.5,
        lumps=[cut_button(colour, 11.0 + 7 * i) for i, colour in enumerate(SMARTIES[:5])],
        inside=[Bits('button', SMARTIES, 0.17, 18, sink=0.10, apart=0.36, where='top', finish=SHELL)],
        picture=('bites', 'walnut', 'dusk'),
        strewn=[Bits('button', SMARTIES, 0.18, 8, finish=SHELL, place=(-1.20, -1.30), spread=0.40, apart=1.9)]),
    'rum-and-raisin': Look(
        '#d2a474', '#c2925e', '#edcca2', light='evening', moist=0.45, glow=0.48, skin='#c8925a', skinned=0.5,
        exposure=0.55, grain=0.7, soft=0.6, short=0.8, seed=2,
        lumps=[Lump('#4a2014', '#2f130c', 2.1, radius=0.38, share=0.74, rim='#220d08', skin=0.035, vein=9, warp=0.26,
                    warp_scale=4, stretch=(1.0, 1.35, 1.35), roughness=0.28, rugged=0.7, gap=0.6)],
        inside=[Bits('raisin', ['#3a1b13', '#4a2418', '#2c120c'], 0.14, 7, sink=0.25, apart=0.6, finish=FRUIT)],
        picture=('corner', 'walnut', 'cocoa'),
        strewn=[Bits('raisin', ['#3a1b13', '#4a2418', '#2c120c'], 0.15, 12, finish=FRUIT, place=(-0.95, -1.25),
                     spread=0.30)]),
    'sea-salt-caramel': Look(
        '#a86e40', '#945c30', '#deae80', light='evening', grain=0.6, crust=0.1, moist=0.6, glow=0.50, roughness=0.44,
        sheen=0.18, skin='#b87a42', skinned=0.75, exposure=0.58, soft=0.65, short=0.6, bitten=True, bump=0.14,
        mottle=0.12, glaze=Glaze('#7a3a0e', '#a05a1c', run=0.10), inside=[salt_on_top(40, 0.030, 0.055)],
        picture=('bites', 'slate', 'straw'),
        strewn=[Bits('crystal', ['#fdfcfa'], 0.035, 40, finish=SALT, place=(-1.15, -1.20), spread=0.30, apart=2.0)]),
    'strawberry-and-cream': Look(
        '#eea6a2', '#e49692', '#f8d6d0', grain=0.5, moist=0.55, crust=0.4, glow=0.44, mottle=0.08, skin='#e09a92',
        skinned=0.3, exposure=0.54, soft=0.6, short=0.8,
        swirl=Swirl('#f6ecdc', bands=0.75, width=0.17, soft=0.10, fold=0.9, feather=0.10, strength=0.95,
                    strands=0.8), bump=0.12,
        lumps=[Lump('#a81c30', '#861026', 3.4, radius=0.28, share=0.4, vein=12, warp=0.3, roughness=0.35, rugged=0.8,
                    gap=0.5),
               Lump('#b8354a', '#98203a', 9.0, radius=0.30, share=0.22, warp=0.06, warp_scale=12, roughness=0.4,
                    gap=0.2, shift=4.0)],
        picture=('mound', 'walnut', 'rose'),
        props=[Prop('strawberry half', (-1.70, -1.52), (12, 0, -28), 0.9),
               Prop('strawberry', (1.55, -1.35), (0, 0, 222), 0.95)]),
    'traditional-tablet': Look(
        '#dfb07c', '#d19d64', '#f4dcb6', mottle=0.15, soft=0.55, short=0.8, glow=0.34, roughness=0.85, bump=0.3,
        crystal=0.8, crumble=1.3,
        sheen=0.0,
        moist=0.0, sand=0.25, grain=1.5, crust=0.9, sparkle=1.6, specular=0.2, skin='#c88e52', skinned=0.5, edge=0.4,
        exposure=0.58,
        picture=('corner', 'slate', 'cocoa')),
    'turkish-delight': Look(
        '#d9a09a', '#cd918c', '#efcbc4', light='evening', moist=0.5, crust=0.1, glow=0.44, skin='#d8b294', skinned=0.2,
        sheen=0.08, edge=0.15,
        exposure=0.62, wave=0.06, soft=0.65, short=0.8,
        layers=[Layer('#eea8a2', '#e49892', '#f8d6d0', mottle=0.15, bump=0.12, top=0.70), milk_chocolate(1.0)],
        lumps=[Lump('#bd3f58', '#a63048', 2.5, radius=0.38, share=0.72, vein=4, warp=0.16, stretch=(1, 1, 1.1),
                    roughness=0.15,
                    rugged=0.5, gap=0.3, below=0.66)],
        picture=('corner', 'slate', 'cocoa'),
        props=[Prop('cube', (-1.55, -1.20), (0, 0, 20)), Prop('cube', (-1.10, -1.55), (0, 0, -30)),
               Prop('cube', (-1.33, -1.37, 0.40), (0, 0, 50))]),
    'vanilla': Look(
        '#dcab78', '#cf9860', '#eecba0', mottle=0.18, grain=0.6, moist=0.5, crust=0.3, glow=0.46, skin='#c88c50',
        skinned=0.6, crystal=0.3, exposure=0.55, soft=0.6, short=1.0,
        bump=0.14, flecks=[Flecks('#2a170b', 20.0, 0.22, 0.26), Flecks('#4a2e18', 30.0, 0.24, 0.20)],
        picture=('bites', 'walnut', 'cocoa'),
        props=[Prop('vanilla pod', (-0.80, -1.48), (0, 0, 2), 0.8),
               Prop('vanilla pod', (-0.68, -1.72), (0, 0, -9), 0.8, dict(seed=2, bend=-0.3))]),
    'vegan-chocolate': Look(
        '#45281a', '#371e12', '#7a543c', **COCOA | dict(moist=0.5, grain=0.5, edge=0.25), roughness=0.46, skin='#8c6a56',
        exposure=1.10, bump=0.10, soft=0.65, short=0.6, bitten=True,
        picture=('plate', 'pale', 'dusk'),
        strewn=[Bits('stick', ['#6b4029', '#7d4e33', '#50301f'], 0.075, 40, finish=NIB, place=(-0.85, -1.02),
                     spread=0.26, apart=0.8)]),
    'vegan-sea-salt-caramel': Look(
        '#bf8856', '#ad7543', '#ecc69c', light='evening', grain=0.7, crust=0.2, moist=0.6, glow=0.50, roughness=0.44,
        skin='#c0803e', skinned=0.5, exposure=0.58, bump=0.14, soft=0.65, short=1.0,
        flecks=[Flecks('#f6f0e4', 14.0, 0.26, 0.06)], inside=[salt_on_top(70, 0.028)],
        picture=('mound', 'walnut', 'dusk'),
        strewn=[Bits('crystal', ['#fdfcfa'], 0.035, 40, finish=SALT, place=(-1.15, -1.55), spread=0.30, apart=1.8)]),
}
