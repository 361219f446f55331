"""How each flavour looks."""
from look import Bits, Flecks, Glaze, Layer, Look, Lump, Prop

CHOCOLATE = dict(roughness=0.28, specular=0.5, bump=0.15)
CRISP = dict(roughness=0.7, specular=0.2, bump=0.8, bump_scale=14)
SALT = dict(through=0.30, clear=0.25, roughness=0.12, specular=0.7)
SUGAR = dict(roughness=0.35, subsurface=0.2)
COCONUT = dict(through=0.35, roughness=0.42, specular=0.4, lift=0.25)
WRINKLED = dict(roughness=0.55, subsurface=0.15, coat=0.0, radius=(0.12, 0.04, 0.02), bump=0.5, bump_scale=20)
JUICY = dict(roughness=0.30, subsurface=0.45, coat=0.15, radius=(0.2, 0.04, 0.03))
ROSE = dict(roughness=0.38, subsurface=0.8, specular=0.4, coat=0.1, radius=(0.3, 0.08, 0.08), bump=0.06, bump_scale=30)
NIB = dict(roughness=0.6, specular=0.3, bump=0.5, bump_scale=14)
NUT = dict(roughness=0.55, subsurface=0.1, bump=0.5, bump_scale=12)
COCOA = dict(glow=0.24, radius=(0.10, 0.06, 0.04), mottle=0.08, specular=0.32, edge=0.12, crystal=0.10, moist=0.45,
             grain=0.35, crust=0.1, sparkle=0.4, light='evening')
BUTTONS = ['#c63a4c', '#e2823a', '#eec04a', '#86ad52', '#4f93b4', '#8a609c', '#dc7d96']
SHELL = dict(roughness=0.30, coat=0.35, specular=0.5, subsurface=0.05, bump=0.04, bump_scale=6)
WALNUT = ['#a5713c', '#b98a54', '#8f5d2c', '#c89d68']
KERNEL = dict(roughness=0.62, specular=0.3, subsurface=0.12, bump=0.5, bump_scale=14)
BERRY = ['#b3283c', '#9c1830', '#c2405a']
DRIED = dict(roughness=0.6, specular=0.25, subsurface=0.2, bump=0.4, bump_scale=30)
BISCUIT = ['#9c5c2a', '#90521f', '#a66630']
BAKED = dict(roughness=0.75, specular=0.2, second='#74401a', patch=5.0, bump=0.7, bump_scale=26)
PEEL = dict(roughness=0.32, subsurface=0.25, specular=0.5)
CHERRY = ['#a01a30', '#8c1428', '#b02438']
ALMOND = ['#f3e0ba', '#eed3a2', '#e6c288']
FLAKE = dict(roughness=0.5, specular=0.35, subsurface=0.15, second='#e2bd84', patch=4)
FLESH = ['#fffaf0', '#f8ead2']
WAFER = ['#2a1c15', '#1f140f', '#35241b']
RAISIN = ['#4a2318', '#5a2d1c', '#381810']
COFFEE = ['#3c2010', '#4b2a15', '#2f180b']
ROASTED = dict(roughness=0.48, specular=0.35, bump=0.25, bump_scale=10)
ORANGE = dict(flesh='#f07d0c', light='#ffb347', rind='#f08010')
LEMON = dict(flesh='#f2cf3a', light='#fbec9a', rind='#f3c316')


def milk_chocolate(top, **changes):
    return Layer('#633b25', '#55301c', '#835a3e', mottle=0.08, roughness=0.4, bump=0.07, crystal=0.05, crumble=0.4,
                 grain=0.3, top=top, **changes)


def dark_chocolate(top):
    return Layer('#48291a', '#3a2013', '#704e38', mottle=0.08, roughness=0.42, bump=0.07, crystal=0.05, crumble=0.6,
                 grain=0.35, top=top)


def banana(top):
    return Layer('#e2b880', '#d6a66c', '#f0d2a4', mottle=0.12, bump=0.13, grain=0.55, top=top)


def salt_on_top(count, size, raised=0.005):
    return Bits('crystal', ['#fdfcfa'], size, count, sink=-raised / size, apart=0.08, where='top', finish=SALT)


FLAVOURS = {
    'baileys': Look(
        '#b58656', '#a37445', '#e0bf96', light='evening', grain=0.7, moist=0.4, crust=0.25, glow=0.48, skin='#b8864e',
        skinned=0.4, exposure=0.56, bump=0.13, soft=0.65, short=0.6, seed=80,
        glaze=Glaze('#b07a46', '#b3814f', thick=0.06, run=0.28, drizzle='#f6e8cc', line=0.11),
        picture=('bites', 'oak', 'cocoa'),
        props=[Prop('liqueur', (-1.22, -1.15), (0, 0, 0), 0.74)]),
    'banana-and-chocolate-swirl': Look(
        '#e0b47c', '#d4a268', '#f0d0a2', grain=0.55, moist=0.6, glow=0.46, skin='#cc9654', skinned=0.45, exposure=0.54,
        soft=0.6, short=0.9, wave=0.75, billows=(1.7, 1),
        layers=[banana(0.34), milk_chocolate(0.56), banana(1.0)],
        glaze=Glaze('#432110', '#5c321b', run=0.38),
        picture=('corner', 'walnut', 'dusk'),
        props=[Prop('banana', (1.75, 3.4, 0.5), (-60, 0, 6), 1.3),
               Prop('banana', (1.85, 3.9, 0.55), (-60, 0, 12), 1.3, dict(seed=2))]),
    'belgian-chocolate': Look(
        '#613c27', '#502f1d', '#956a4a', **COCOA | dict(moist=0.55, grain=0.5, edge=0.25), roughness=0.48, skin='#a87a5c',
        bump=0.10, exposure=0.88, soft=0.65, short=0.3,
        glaze=Glaze('#4e2a17', '#6e432a', run=0.70),
        picture=('bites', 'oak', 'rose'),
        props=[Prop('chocolate square', (-1.42, -1.22), (0, 0, 20), 0.85),
               Prop('chocolate square', (-1.02, -1.50), (0, 0, -35), 0.85),
               Prop('chocolate square', (-1.20, -1.34, 0.23), (0, 0, 60), 0.85)]),
    'biscoff-biscuit': Look(
        '#cf9f68', '#bd8a52', '#eac79a', light='evening', grain=0.6, moist=0.5, glow=0.46, skin='#c08450', skinned=0.5,
        exposure=0.57, soft=0.65, short=0.6, bump=0.13,
        flecks=[Flecks('#8f5526', 26.0, 0.24, 0.14)],
        glaze=Glaze('#8a4a1a', '#a8642c', thick=0.07, run=0.34),
        inside=[Bits('caramelised biscuit', BISCUIT, 0.60, 1, sink=-0.04, apart=1.5, where='top', finish=BAKED),
                Bits('crumb', BISCUIT, 0.036, 170, sink=-1.75, apart=0.04, where='top', finish=BAKED)],
        picture=('slab', 'walnut', 'mint'),
        props=[Prop('biscuit', (-1.60, -1.55), (0, 0, 24), 0.95)]),
    'butterscotch': Look(
        '#b57f4d', '#a06a3c', '#e4bb8c', light='evening', grain=0.7, crust=0.25, moist=0.5, glow=0.42, skin='#a8703c',
        skinned=0.7, exposure=0.56, roughness=0.44, sheen=0.12, soft=0.65, short=0.6, coarse=0.14,
        glaze=Glaze('#a45e1c', '#cc8a3c', thick=0.055, run=0.30),
        inside=[Bits('crystal', ['#c98a3e', '#b87630', '#dca65c'], 0.026, 60, sink=-2.1, apart=0.05, where='top',
                     finish=SUGAR)],
        picture=('bites', 'pale', 'mint'),
        strewn=[Bits('crumb', ['#8a4f1d', '#a5662a', '#b87a3a'], 0.020, 260, finish=SUGAR, place=(-1.12, -1.32), spread=0.24)]),
    'caramel': Look(
        '#c08d60', '#ae784a', '#ecc69c', light='evening', grain=0.7, crust=0.15, moist=0.4, skin='#c88a4c', skinned=0.55,
        glow=0.50, roughness=0.46, exposure=0.56, soft=0.65, short=0.7, bump=0.14,
        glaze=Glaze('#8a4410', '#b06a22', run=0.80),
        picture=('corner', 'walnut', 'cream'),
        props=[Prop('dish', (-1.42, -1.25), options=dict(colour='#7a3c0c', second='#8c4a14'))]),
    'cherry-and-almond': Look(
        '#d8a872', '#c9955a', '#eecb9a', light='evening', grain=0.6, moist=0.5, glow=0.48, skin='#c88c50', skinned=0.5,
        exposure=0.56, bump=0.13, soft=0.6, short=0.6,
        glaze=Glaze('#b8692c', '#cf9050', thick=0.05, run=0.22),
        inside=[Bits('whole cherry', CHERRY, 0.34, 1, sink=0.12, apart=1.2, where='top', bedded=0.08, finish=JUICY),
                Bits('almond', ALMOND, 0.185, 16, sink=-0.30, apart=0.20, where='top', finish=FLAKE)],
        picture=('slab', 'walnut', 'dusk')),
    'clotted-cream': Look(
        '#dcae7c', '#cf9f68', '#f0d2a6', grain=0.6, skin='#d8a870', skinned=0.4, moist=0.6, crust=0.4, light='evening',
        soft=0.6, short=0.8, coarse=0.10, glow=0.50, roughness=0.46, bump=0.13, exposure=0.56, seed=3, wave=0.06,
        layers=[Layer('#d6a56e', '#c8955c', '#eecb9c', mottle=0.14, bump=0.13, grain=0.6, top=0.60),
                Layer('#fbeccc', '#f4deb4', '#fff6e0', mottle=0.12, bump=0.08, grain=0.35, roughness=0.38)],
        glaze=Glaze('#f0d6ac', '#f8e6c6', thick=0.06, run=0.25),
        picture=('corner', 'walnut', 'cocoa'),
        props=[Prop('dish', (-1.12, -1.42), (0, 0, 70), 0.95, dict(holds='cream', colour='#f8ecd0', second='#cc8e3e'))]),
    'coconut-ice': Look(
        '#f4e6d4', '#ecdac2', '#ffffff', bitten=False, light='evening', glow=0.55, moist=1.0, crust=0.5, sparkle=0.8, edge=0.3,
        skin='#fdeeea', skinned=0.2, exposure=0.68, wave=0.05, soft=0.6, short=0.5,
        layers=[Layer('#fff4e0', '#fdeed8', '#fffaf0', mottle=0.2, roughness=0.5, bump=0.20, crystal=0.4, sand=0.15,
                      crumble=0.5, grain=0.8, top=0.5),
                Layer('#f8a8a4', '#f6a29e', '#fdd0c8', mottle=0.2, roughness=0.5, bump=0.20, crystal=0.4, sand=0.15,
                      crumble=0.5, grain=0.8)],
        lumps=[Lump('#fff0e6', '#fbe6da', 8.0, radius=0.30, share=0.7, warp=0.3, warp_scale=7, stretch=(1.0, 2.6, 2.6),
                    roughness=0.5, rugged=0.9, gap=0.15)],
        inside=[Bits('shred', FLESH, 0.075, 2600, sink=-0.32, apart=0.005, where='top', finish=COCONUT),
                Bits('shred', FLESH, 0.075, 260, sink=-0.10, apart=0.03, where='torn', finish=COCONUT)],
        picture=('plate', 'walnut', 'mint'), ware='#6f9a9c',
        props=[Prop('half coconut', (1.50, 3.2, -0.02), (0, 0, -40), 1.12)]),
    'coffee-and-cream': Look(
        '#96683f', '#825631', '#c79a68', light='evening', grain=0.6, crust=0.2, glow=0.44, mottle=0.10, skin='#e8cfa4',
        skinned=0.4, exposure=0.68, wave=0.06, bump=0.13, moist=0.5, radius=(0.22, 0.11, 0.05), crystal=0.2, soft=0.65,
        short=0.6, seed=8,
        layers=[Layer('#8a5a34', '#774a29', '#b98a5c', mottle=0.12, bump=0.12, grain=0.55, top=0.56),
                Layer('#f0d9b0', '#e6c896', '#faeccb', mottle=0.12, bump=0.12, grain=0.5)],
        flecks=[Flecks('#3f220e', 26.0, 0.24, 0.08)],
        glaze=Glaze('#5c3314', '#94602e', run=0.26),
        inside=[Bits('bean', COFFEE, 0.12, 3, sink=-0.45, apart=0.34, where='top', finish=ROASTED),
                Bits('crumb', COFFEE, 0.022, 40, sink=-2.6, apart=0.05, where='top', finish=ROASTED)],
        picture=('corner', 'walnut', 'cream'),
        strewn=[Bits('bean', COFFEE, 0.125, 13, finish=ROASTED, place=(-1.15, -1.28), spread=0.34, apart=2.1)]),
    'fudge-ice': Look(
        '#c48a52', '#b47840', '#e2b886', light='evening', grain=0.6, moist=0.7, crust=0.5, glow=0.50, skin='#e4bc8c', skinned=0.35,
        exposure=0.56, soft=0.6, short=0.75, coarse=0.10, bump=0.13, seed=131, bitten=False,
        layers=[Layer('#d09a64', '#c08a54', '#ecc698', mottle=0.14, bump=0.13, grain=0.6, top=0.42),
                Layer('#f6e2ba', '#efd6a4', '#fcf0d8', mottle=0.12, bump=0.12, grain=0.5)],
        glaze=Glaze('#9a5a22', '#c8883e', thick=0.055, run=0.50),
        inside=[Bits('shred', FLESH, 0.080, 900, sink=-0.9, apart=0.01, where='top', finish=COCONUT)],
        picture=('bites', 'slate', 'cocoa'),
        strewn=[Bits('shred', FLESH, 0.11, 160, finish=COCONUT, place=(-0.55, -1.62), spread=0.22, apart=0.15)],
        props=[Prop('chocolate bar', (-1.02, -1.30), (0, 0, 28), 0.95)]),
    'lemon-cheesecake': Look(
        '#f2e4c4', '#e8d6a4', '#fbf4dc', light='evening', moist=0.5, crust=0.45, coarse=0.14, glow=0.46, skin='#ecc27a',
        skinned=0.3, soft=0.6, short=1.0, exposure=0.50, wave=0.10,
        layers=[Layer('#b98350', '#a8713e', '#d8ab78', mottle=0.12, roughness=0.5, bump=0.10, grain=0.45, top=0.32),
                Layer('#f6e2ba', '#efd6a4', '#fcf0d8', mottle=0.12, roughness=0.44, bump=0.10, grain=0.45)],
        glaze=Glaze('#dcb048', '#f2d270', thick=0.045, run=0.50, gloss=0.9, rim=0.05),
        inside=[Bits('shred', ['#fbe27a', '#f6d23c'], 0.24, 16, sink=-0.30, apart=0.15, where='top', finish=PEEL)],
        picture=('plate', 'slate', 'dusk'),
        props=[Prop('half citrus', (-1.75, 3.0, 0.1), (62, 0, 14), 1.25, LEMON)]),
    'liquorice': Look(
        '#a87a4e', '#946a40', '#d4ac80', **COCOA | dict(glow=0.44, radius=(0.20, 0.11, 0.06), moist=0.5, grain=0.5, edge=0.25),
        roughness=0.44, skin='#b88a58', skinned=0.4, bump=0.12, exposure=0.62, soft=0.65, short=0.85, seed=40,
        glaze=Glaze('#2a130a', '#542810', thick=0.065, run=0.50, gloss=0.85),
        layers=[Layer('#331b10', '#28140b', '#5c3a2a', mottle=0.10, bump=0.12, grain=0.6, top=0.36),
                Layer('#d2a46e', '#c4945c', '#eccaa0', mottle=0.14, bump=0.13, grain=0.6)], wave=0.14,
        picture=('slab', 'oak', 'rose'), depth=0.6,
        props=[Prop('liquorice twist', (0.72, -1.86), (0, 0, 18)),
               Prop('liquorice twist', (1.22, -1.40), (0, 0, -34), 0.94, dict(seed=2)),
               Prop('liquorice twist', (1.62, -1.84), (0, 0, 66), 1.05, dict(seed=3)),
               Prop('liquorice twist', (1.04, -1.62, 0.25), (0, 8, -4), options=dict(seed=4))]),
    'maple-and-walnut': Look(
        '#cb9a64', '#b9854f', '#eccaa0', light='evening', crust=0.2, grain=0.6, moist=0.5, skin='#c08a50', skinned=0.5,
        glow=0.48, exposure=0.54, soft=0.65, short=0.8, bump=0.13,
        glaze=Glaze('#8f4a0c', '#c27a20', run=0.34),
        inside=[Bits('walnut', ['#a5703a', '#96622f'], 0.23, 3, sink=-0.28, apart=0.50, where='top', finish=KERNEL),
                Bits('shard', WALNUT, 0.08, 8, sink=-0.40, apart=0.20, where='top', finish=KERNEL),
                Bits('walnut', ['#a5703a', '#96622f'], 0.17, 2, sink=0.05, apart=0.55, where='torn', finish=KERNEL),
                Bits('shard', WALNUT, 0.12, 6, sink=0.0, apart=0.30, where='torn', finish=KERNEL)],
        picture=('corner', 'oak', 'dusk'),
        strewn=[Bits('walnut', ['#97622f', '#8a5727'], 0.25, 4, apart=2.0, finish=KERNEL, place=(-1.05, -1.30),
                     spread=0.38)]),
    'millionaire': Look(
        '#d6ab6b', '#c89a58', '#efd5a2', bitten=False, light='evening', crust=0.15, glow=0.26, skin='#d8b294', skinned=0.2,
        sheen=0.10, edge=0.15, exposure=0.62, seed=5,
        layers=[Layer('#d6ab6b', '#c89a58', '#f0d8a8', mottle=0.15, roughness=0.65, bump=0.30, crystal=0.4, crumble=0.9,
                      sand=0.25, top=0.44),
                Layer('#b8701f', '#a86018', '#d29440', mottle=0.10, roughness=0.55, bump=0.05, crystal=0.0,
                      crumble=0.25, grain=0.15, top=0.78, inset=0.03),
                milk_chocolate(1.0)],
        picture=('tower', 'pale', 'mint'),
        strewn=[Bits('crumb', ['#dcb878', '#cf9c55'], 0.05, 9, finish=CRISP, place=(-1.3, -1.55), spread=0.5)],
        props=[Prop('shortbread', (-1.55, -1.05), (0, 0, 34)), Prop('shortbread', (-1.35, -1.10, 0.27), (0, 0, 2))]),
    'mint-and-chocolate': Look(
        '#d3dfae', '#c2d298', '#e3ecc6', light='evening', grain=0.6, moist=0.35, crust=0.4, glow=0.46, mottle=0.10,
        skin='#b8c89a', skinned=0.3, exposure=0.58, soft=0.6, short=1.0, seed=31, bump=0.12,
        layers=[Layer('#d3dfae', '#c2d298', '#e3ecc6', mottle=0.12, bump=0.12, grain=0.6, top=0.68), dark_chocolate(1.0)],
        lumps=[Lump('#2c1409', '#391b0d', 6.0, radius=0.26, share=0.22, warp=0.14, warp_scale=8, roughness=0.3,
                    rugged=0.6, gap=0.1, stretch=(1.0, 1.3, 1.3), below=0.68)],
        glaze=Glaze('#2c150a', '#3f200f', run=0.20),
        inside=[Bits('shard', ['#2c1409', '#391b0d'], 0.09, 9, sink=0.0, apart=0.24, where='torn', finish=CHOCOLATE)],
        picture=('bites', 'walnut', 'cocoa'), depth=0.45,
        props=[Prop('mint thin', (-1.62, -1.20), (0, 0, -18)),
               Prop('mint thin', (-1.12, -1.50, 0.13), (0, 0, 70), options=dict(snapped=True))]),
    'orange-and-chocolate': Look(
        '#cf8a4a', '#c27b3a', '#ecc08e', light='evening', moist=0.5, crust=0.2, coarse=0.1, glow=0.42, skin='#cc8c50',
        skinned=0.4, exposure=0.54, wave=0.08, edge=0.2, soft=0.65, short=0.9, bump=0.12,
        layers=[Layer('#dca06c', '#cf9058', '#f2cca4', mottle=0.14, bump=0.13, grain=0.7, top=0.70), dark_chocolate(1.0)],
        glaze=Glaze('#33190c', '#4a2713', run=0.70),
        inside=[Bits('shred', ['#f08c1e', '#e27a12', '#f6a23a'], 0.24, 22, sink=-0.36, apart=0.13, where='top',
                     finish=PEEL)],
        picture=('corner', 'walnut', 'cream'),
        props=[Prop('half citrus', (1.75, 3.6, 0.15), (62, 0, -8), 1.5, ORANGE)]),
    'oreo': Look(
        '#ecd2a6', '#dfbf8e', '#faeacc', bitten=False, light='evening', glow=0.46, grain=0.55, skin='#d8b88c', skinned=0.3,
        exposure=0.50, bump=0.12, soft=0.6, short=0.6, mottle=0.12, moist=0.4, crust=0.4,
        layers=[Layer('#2b1d16', '#1f140f', '#4a352a', mottle=0.4, roughness=0.75, bump=0.6, crystal=0.3, crumble=1.8,
                      sand=1.0, top=0.34),
                Layer('#efd9b2', '#e4c898', '#faecd0', mottle=0.12, roughness=0.5, bump=0.12, grain=0.5)],
        flecks=[Flecks('#4a382c', 40.0, 0.22, 0.16)],
        glaze=Glaze('#f7e6c4', '#efd6a8', thick=0.06, run=0.30),
        inside=[Bits('cocoa biscuit', WAFER, 0.31, 2, sink=-0.06, apart=0.50, where='top', bedded=0.05, finish=CRISP),
                Bits('shard', WAFER, 0.10, 10, sink=-0.40, apart=0.18, where='top', finish=CRISP),
                Bits('crumb', WAFER, 0.03, 160, sink=-1.2, apart=0.03, where='top', finish=CRISP)],
        picture=('plate', 'walnut', 'cocoa'),
        props=[Prop('sandwich biscuit', (-1.28, -1.22), (0, 0, 20), 0.78),
               Prop('sandwich biscuit', (-1.18, -1.30, 0.22), (14, 8, -30), 0.78)]),
    'rainbow-button': Look(
        '#dcab78', '#cf9860', '#eecba0', light='evening', grain=0.55, moist=0.5, crust=0.3, glow=0.48, skin='#c88c50',
        skinned=0.45, exposure=0.55, bump=0.13, soft=0.6, short=0.85,
        glaze=Glaze('#6a3f26', '#7c5034', thick=0.06, run=0.45),
        inside=[Bits('button', BUTTONS, 0.165, 15, sink=-0.55, apart=0.34, where='top', finish=SHELL)],
        picture=('slab', 'walnut', 'dusk'),
        strewn=[Bits('button', BUTTONS, 0.165, 9, finish=SHELL, place=(0.45, -1.55), spread=0.26, apart=2.1)]),
    'rum-and-raisin': Look(
        '#d2a474', '#c2925e', '#edcca2', light='evening', moist=0.45, glow=0.48, skin='#c8925a', skinned=0.5,
        exposure=0.55, grain=0.7, soft=0.6, short=0.9, seed=2,
        glaze=Glaze('#8a4a16', '#b4762e', run=0.30),
        inside=[Bits('raisin', RAISIN, 0.135, 10, sink=0.10, apart=0.28, where='top', finish=WRINKLED),
                Bits('raisin', RAISIN, 0.12, 8, sink=0.24, apart=0.30, where='torn', finish=WRINKLED)],
        picture=('corner', 'walnut', 'cocoa'),
        strewn=[Bits('raisin', RAISIN, 0.15, 9, finish=WRINKLED, place=(-0.95, -1.25), spread=0.30)]),
    'sea-salt-caramel': Look(
        '#a86e40', '#945c30', '#deae80', light='evening', grain=0.6, crust=0.1, moist=0.6, glow=0.50, roughness=0.44,
        sheen=0.18, skin='#b87a42', skinned=0.75, exposure=0.58, soft=0.65, short=0.6, bump=0.14,
        mottle=0.12, glaze=Glaze('#7a3a0e', '#a05a1c', run=0.60), inside=[salt_on_top(40, 0.036, 0.055)],
        picture=('slab', 'walnut', 'rose')),
    'strawberry-and-cream': Look(
        '#eebcae', '#e4a898', '#fadfd2', light='evening', grain=0.5, moist=0.5, crust=0.3, glow=0.44, skin='#ecc4b0',
        skinned=0.3, exposure=0.56, wave=0.06, soft=0.6, short=0.9, bump=0.12, edge=0.2,
        layers=[Layer('#ecc8a4', '#e2b890', '#f8e2c6', mottle=0.12, bump=0.12, grain=0.5, top=0.5),
                Layer('#e89c94', '#dc8880', '#f6c8be', mottle=0.15, bump=0.12, grain=0.5)],
        flecks=[Flecks('#b83248', 24.0, 0.24, 0.12)],
        glaze=Glaze('#f4dfbe', '#f0c8b4', thick=0.055, run=0.26),
        inside=[Bits('shard', BERRY, 0.12, 11, sink=-0.70, apart=0.22, where='top', finish=DRIED),
                Bits('crumb', BERRY, 0.028, 40, sink=-2.6, apart=0.06, where='top', finish=DRIED)],
        picture=('corner', 'walnut', 'cream'),
        props=[Prop('strawberry', (-1.32, -1.10), (0, 0, 200), 0.80),
               Prop('strawberry half', (-0.72, -1.42), (12, 0, -28), 0.74)]),
    'traditional-tablet': Look(
        '#cf9658', '#bd8244', '#eac694', bitten=False, mottle=0.15, soft=0.35, short=0.9, glow=0.40, roughness=0.58,
        bump=0.3, crystal=1.0, crumble=0.8, sheen=0.10, moist=0.4, sand=0.14, grain=1.6, coarse=0.25, crust=0.7, sparkle=3.0,
        specular=0.35, skin='#c88c4c', skinned=0.25, edge=0.3, exposure=0.58,
        picture=('tied', 'slate', 'cocoa'),
        props=[Prop('tea', (1.92, 1.85), (0, 0, -20), 1.35)]),
    'turkish-delight': Look(
        '#d4a272', '#c6915e', '#ecca9e', light='evening', moist=0.5, crust=0.1, glow=0.48, skin='#d8b294', skinned=0.2,
        sheen=0.08, edge=0.15, exposure=0.58, wave=0.08, soft=0.65, short=1.0,
        layers=[Layer('#d4a272', '#c6915e', '#ecca9e', mottle=0.15, bump=0.13, grain=0.6, top=0.60),
                Layer('#9c3a4e', '#641a2e', '#d08490', mottle=0.6, roughness=0.08, bump=0.06, crystal=0.0, crumble=0.2,
                      grain=0.0, glow=1.0, top=0.78), milk_chocolate(1.0)],
        glaze=Glaze('#4c2a17', '#6a4028', run=0.50),
        picture=('plate', 'slate', 'cocoa'), depth=0.58,
        props=[Prop('cube', (-1.42, -1.20, 0.06), (0, 0, 20), 0.8), Prop('cube', (-1.02, -1.52, 0.06), (0, 0, -35), 0.8),
               Prop('cube', (-1.22, -1.32, 0.40), (0, 0, 60), 0.75)]),
    'vanilla': Look(
        '#dcab78', '#cf9860', '#eecba0', mottle=0.18, grain=0.6, moist=0.5, crust=0.3, glow=0.46, skin='#c88c50',
        skinned=0.6, crystal=0.3, exposure=0.55, soft=0.6, short=0.85, coarse=0.12, seed=40,
        bump=0.14, flecks=[Flecks('#2a170b', 36.0, 0.22, 0.16), Flecks('#3a2412', 56.0, 0.24, 0.14),
                             Flecks('#1e0f06', 16.0, 0.12, 0.08)],
        glaze=Glaze('#e9c592', '#dcae74', thick=0.04, run=0.22),
        inside=[Bits('crumb', ['#2a170b'], 0.0085, 110, sink=-5.4, apart=0.02, where='top', finish=ROASTED)],
        picture=('bites', 'walnut', 'cocoa'),
        props=[Prop('vanilla pod', (-0.80, -1.48), (0, 0, 2), 0.8),
               Prop('vanilla pod', (-0.68, -1.72), (0, 0, -9), 0.8, dict(seed=2, bend=-0.3))]),
    'vegan-chocolate': Look(
        '#4c2c1c', '#3e2215', '#744b31', **COCOA | dict(moist=0.25, grain=0.5, edge=0.25), roughness=0.46, skin='#8c6a56',
        exposure=1.10, bump=0.10, soft=0.65, short=0.3,
        glaze=Glaze('#2a150b', '#44261a', run=0.55, gloss=0.7, rim=0.05),
        picture=('plate', 'pale', 'dusk'),
        strewn=[Bits('stick', ['#6b4029', '#7d4e33', '#50301f'], 0.075, 40, finish=NIB, place=(-0.85, -1.02),
                     spread=0.26, apart=0.8)]),
    'vegan-sea-salt-caramel': Look(
        '#d6ab7e', '#c79764', '#f0d2aa', light='evening', grain=0.6, crust=0.2, moist=0.6, glow=0.48, roughness=0.44,
        skin='#c0803e', skinned=0.5, exposure=0.58, bump=0.14, soft=0.65, short=0.6,
        glaze=Glaze('#b8690e', '#d8982f', thick=0.055, run=0.75), inside=[salt_on_top(40, 0.034, 0.058)],
        picture=('bites', 'slate', 'straw'),
        props=[Prop('coconut piece', (-1.34, -1.36, 0.03), (18, -12, 20), 0.82),
               Prop('coconut piece', (-0.84, -1.64, 0.05), (-24, 26, 150), 0.6, dict(seed=4))]),
}
