"""How each flavour looks. The order is the order of rendering: the most distinctive first."""
from look import Bits, Flecks, Layer, Look, Prop, Swirl

DARK = ['#3a1c0e', '#4a2513']
MILK = ['#6b3d22', '#7a4829']
CHOCOLATE = dict(roughness=0.28, specular=0.5, bump=0.15)
COCOA_GLOW = (0.12, 0.05, 0.03)
JUICY = dict(roughness=0.16, subsurface=0.35, coat=0.5, radius=(0.2, 0.04, 0.03))
TART = dict(roughness=0.4, subsurface=0.2)
CRISP = dict(roughness=0.7, specular=0.2, bump=0.8, bump_scale=14)
SALT = dict(roughness=0.2, specular=0.6, subsurface=0.5)
SUGAR = dict(roughness=0.35, subsurface=0.2)
BROWN_SUGAR = dict(colour='#8f5420', dust='#c58d4e')
COCONUT = dict(roughness=0.5, subsurface=0.3)
NUT = dict(roughness=0.55, subsurface=0.1, bump=0.5, bump_scale=12)


def milk_chocolate(top):
    return Layer(top, '#6a3b21', '#592e18', '#84512f', roughness=0.36, bump=0.35, crumble=0.5, grain=0.05, mottle=0.15)


def dark_chocolate(top):
    return Layer(top, '#4a2716', '#3a1c0f', '#65391f', roughness=0.38, bump=0.5, crumble=0.6, grain=0.08, mottle=0.15)


def salt_on_top(count):
    return Bits('flake', ['#ffffff'], 0.085, count, sink=0.0, apart=0.10, where='top', finish=SALT)


def leaves(*places, **options):
    return [Prop('leaf', at, (0, -8, turn), 1.0, options) for at, turn in places]


FLAVOURS = {
    'rainbow-button': Look(
        '#f1dcb2', '#e8cf9e', '#fcf1d6',
        inside=[Bits('button', ['#e2402f', '#f5a21b', '#f7d432', '#58a946', '#2f86c8', '#8c4fa3', '#ee7fa8'], 0.25, 15,
                     sink=0.16, apart=0.5, finish=dict(roughness=0.2, coat=0.4, subsurface=0.05))],
        strewn=[Bits('button', ['#e2402f', '#f5a21b', '#f7d432', '#58a946', '#2f86c8', '#8c4fa3', '#ee7fa8'], 0.25, 10,
                     finish=dict(roughness=0.2, coat=0.4, subsurface=0.05))]),
    'coconut-ice': Look(
        '#fffbf4', '#faf1e3', '#ffffff', translucency=0.3, layer_wave=0.07,
        layers=[Layer(0.0, '#fffaf2', '#f8eee0', '#ffffff', 0.6, 1.2, 1.25, 0.3),
                Layer(9, '#f4b0b4', '#ee9fa5', '#fad4d4', 0.6, 1.2, 1.25, 0.3)],
        inside=[Bits('shred', ['#fffdf8', '#fff7ee'], 0.24, 50, sink=0.06, apart=0.12, finish=COCONUT)],
        strewn=[Bits('shred', ['#fffdf8'], 0.26, 30, finish=COCONUT)],
        props=[Prop('coconut', (1.7, -1.75, 0.06), (48, 0, -22), 0.62)]),
    'oreo': Look(
        '#f3e3c6', '#e2cfae', '#fcf3de', translucency=0.3, mottle=0.3,
        flecks=[Flecks('#6d5846', 15.0, 0.30, 0.22), Flecks('#3d2b21', 26.0, 0.34, 0.20)],
        inside=[Bits('crumb', ['#2f2019', '#3a2920'], 0.15, 16, sink=0.62, apart=0.42, finish=CRISP),
                Bits('crumb', ['#2f2019', '#3a2920'], 0.075, 60, sink=0.45, apart=0.16, finish=CRISP)],
        strewn=[Bits('crumb', ['#2f2019', '#382820'], 0.10, 9, finish=CRISP),
                Bits('crumb', ['#2f2019'], 0.04, 24, finish=CRISP)],
        props=[Prop('sandwich biscuit', (-1.45, -1.95), (0, 0, 20)),
               Prop('sandwich biscuit', (1.75, -1.55, 0.47), (62, 0, 24))]),
    'mint-and-chocolate': Look(
        '#c3e2c9', '#acd5b6', '#e2f4e3', swirl=Swirl('#44230f', width=0.30),
        strewn=[Bits('stick', DARK, 0.09, 10, finish=CHOCOLATE)],
        props=[*leaves(((-1.45, -1.95), 165), ((-1.35, -2.0), 60), ((-1.4, -2.05), -40),
                       colour='#3f9a4c', second='#2f7f3d', teeth=0.07, width=0.44, length=0.75),
               Prop('chocolate square', (1.35, -2.0), (0, 0, 28))]),
    'millionaire': Look(
        '#d9a85f', '#c8934a', '#f2d59c', translucency=0.15, layer_wave=0.05,
        layers=[Layer(-0.12, '#e6bf7d', '#d4a660', '#f5dda9', 0.7, 1.8, 1.7, 0.3, 0.4),
                Layer(0.40, '#c07a2b', '#a8661f', '#cf8e43', 0.24, 0.1, 0.25, 0.02, 0.15, inset=0.03),
                Layer(9, '#5a301a', '#4a2613', '#6c3f24', 0.27, 0.1, 0.35, 0.0, 0.1)],
        strewn=[Bits('crumb', ['#e3b873', '#cf9c55'], 0.08, 9, finish=CRISP)],
        props=[Prop('shortbread', (-1.2, -2.0), (0, 0, 14)), Prop('shortbread', (-0.95, -1.98, 0.27), (0, 0, -24)),
               Prop('chocolate square', (1.55, -1.9), (0, 0, 20), options=dict(colour='#5e321b'))]),
    'banana-and-chocolate-swirl': Look(
        '#f5d988', '#ecc76c', '#fdedc2', translucency=0.28, swirl=Swirl('#5c331c', width=0.30),
        strewn=[Bits('stick', MILK, 0.08, 7, finish=CHOCOLATE)],
        props=[Prop('banana', (-1.6, -1.75)), Prop('banana', (-0.95, -2.2)),
               Prop('banana', (1.75, -1.75, 0.36), (58, 0, 20))]),
    'orange-and-chocolate': Look(
        '#f0a653', '#e8933e', '#f9c98c', translucency=0.26, layer_wave=0.14,
        layers=[dark_chocolate(-0.05), Layer(9, '#f0a04a', '#e68c34', '#f8c282')],
        strewn=[Bits('shred', ['#ee8a1e', '#f39b35'], 0.26, 9, finish=dict(roughness=0.4))],
        props=[Prop('citrus', (-1.5, -1.9), (6, 0, 30)), Prop('citrus', (1.75, -1.6, 0.57), (66, 0, 22)),
               Prop('chocolate square', (0.2, -2.25), (0, 0, 35), 0.9)]),
    'cherry-and-almond': Look(
        '#f1d7a6', '#e6c48a', '#fbebcb', translucency=0.27,
        inside=[Bits('cherry', ['#b3122a', '#c41e33', '#9c0e22'], 0.17, 10, sink=0.5, apart=0.55, finish=JUICY),
                Bits('almond', ['#e6c48c', '#d9ae70'], 0.24, 13, sink=0.0, apart=0.36, finish=NUT)],
        strewn=[Bits('almond', ['#e6c48c', '#d9ae70'], 0.24, 10, finish=NUT),
                Bits('nut', ['#9a5a2a', '#a8662f', '#8a4c20'], 0.24, 8, finish=CRISP),
                Bits('cherry', ['#b3122a', '#c41e33'], 0.22, 5, finish=JUICY)]),
    'liquorice': Look(
        '#4b2c1c', '#351c10', '#7c5238', translucency=0.10, glow=COCOA_GLOW, roughness=0.46, specular=0.35,
        crumble=1.2, swirl=Swirl('#100a08', bands=0.8, width=0.34, soft=0.02),
        strewn=[Bits('stick', ['#15100e'], 0.08, 9, finish=CHOCOLATE)],
        props=[Prop('dish', (-1.5, -1.9), (0, 0, 0), 1.1, dict(colour='#170b06', second='#241108')),
               Prop('liquorice root', (1.30, -1.85), (0, 0, 16)), Prop('liquorice root', (1.45, -2.15), (0, 0, -9)),
               Prop('liquorice root', (1.35, -1.98, 0.19), (0, 0, 40), 0.85), Prop('anise', (0.1, -2.2), (0, 0, 10))]),
    'strawberry-and-cream': Look(
        '#f1aaa8', '#ea9898', '#fad2ce', translucency=0.3, swirl=Swirl('#fdf4e6', width=0.24, soft=0.035),
        inside=[Bits('crumb', ['#bf2338', '#d43b4c'], 0.065, 14, apart=0.3, finish=TART)],
        strewn=[Bits('crumb', ['#c2283c', '#d43b4c'], 0.06, 8, finish=TART)],
        props=[Prop('strawberry', (-1.85, -1.85), (0, 0, -28), 1.25),
               Prop('strawberry', (-1.05, -2.25), (0, 0, -75), 1.1),
               Prop('strawberry', (1.95, -1.85), (0, 0, 205), 1.2)]),
    'turkish-delight': Look(
        '#dfa5a0', '#d49290', '#f0cac4', translucency=0.28, layer_wave=0.07,
        layers=[Layer(0.12, '#de9f9a', '#d08a88', '#efc6c0', 0.34, 0.3, 0.5, 0.05, 0.15), milk_chocolate(9)],
        strewn=[Bits('stick', MILK, 0.09, 8, finish=CHOCOLATE)],
        props=[Prop('cube', (-1.65, -1.75), (0, 0, 20)), Prop('cube', (-1.1, -2.05), (0, 0, -30)),
               Prop('cube', (-1.4, -1.88, 0.40), (0, 0, 50)), Prop('cube', (1.65, -1.85), (0, 0, 12))]),
    'lemon-cheesecake': Look(
        '#f8e9a6', '#f2dc84', '#fff7d6', translucency=0.3, layer_wave=0.12,
        layers=[Layer(0.05, '#fdf3dc', '#f7e8c6', '#fffaf0', 0.5, 0.8),
                Layer(9, '#f8dc6c', '#f0cb4e', '#fdeea8', 0.42, 0.6)],
        strewn=[Bits('shred', ['#f2c92e', '#f5d548'], 0.24, 12, finish=dict(roughness=0.4))],
        props=[Prop('citrus', (-1.55, -1.9), (5, 0, 12), 0.92,
                    dict(flesh='#f6d84e', light='#fbeb93', rind='#f3c81f')),
               Prop('citrus', (1.75, -1.6, 0.52), (66, 0, 22), 0.92,
                    dict(flesh='#f6d84e', light='#fbeb93', rind='#f3c81f'))]),
    'rum-and-raisin': Look(
        '#dcb379', '#c9985c', '#edcf9e',
        inside=[Bits('raisin', ['#3a1b13', '#4a2418', '#2c130e'], 0.19, 14, sink=0.42, apart=0.46,
                     finish=dict(roughness=0.34, subsurface=0.08))],
        strewn=[Bits('raisin', ['#3a1b13', '#4a2418'], 0.19, 9, finish=dict(roughness=0.34, subsurface=0.08))],
        props=[Prop('glass', (-1.65, -1.75), (0, 0, 0), 1.0, dict(drink='#c8742a', clear=True, level=0.6))]),
    'maple-and-walnut': Look(
        '#dbac6e', '#c7924f', '#edcb9b',
        inside=[Bits('walnut', ['#94602c', '#a5713a', '#84511f'], 0.20, 11, sink=0.1, apart=0.5, finish=NUT)],
        strewn=[Bits('crumb', ['#a9743b', '#c79a5f'], 0.07, 9, finish=NUT)],
        props=[Prop('dish', (-1.5, -1.95), options=dict(colour='#a8520f', second='#bb6414')),
               Prop('walnut', (1.35, -1.95), (0, 0, 25), 1.15),
               Prop('walnut', (1.95, -1.6), (0, 0, -50), 1.15, dict(seed=4)),
               Prop('walnut', (0.35, -2.2), (0, 0, 80), 1.1, dict(seed=7))]),
    'biscoff-biscuit': Look(
        '#cb955c', '#b87d44', '#e2ba88', flecks=[Flecks('#9c5f2c', 16.0, 0.30, 0.12)],
        inside=[Bits('crumb', ['#9a5826', '#ad6c33', '#8a4a1e'], 0.17, 10, sink=0.5, apart=0.5, finish=CRISP),
                Bits('crumb', ['#9a5826', '#ad6c33'], 0.05, 34, finish=CRISP)],
        strewn=[Bits('crumb', ['#9a5826', '#ad6c33'], 0.09, 8, finish=CRISP),
                Bits('crumb', ['#ad6c33'], 0.04, 24, finish=CRISP)],
        props=[Prop('biscuit', (-1.25, -1.95), (0, 0, 16)), Prop('biscuit', (1.8, -1.5, 0.5), (68, 0, 20))]),
    'coffee-and-cream': Look(
        '#a4713f', '#8f5e31', '#c2945f', translucency=0.2, swirl=Swirl('#f7ead2', width=0.22, soft=0.035),
        flecks=[Flecks('#5a3517', 26.0, 0.24, 0.08)],
        strewn=[Bits('bean', ['#3c2010', '#4b2a15', '#2f180b'], 0.15, 17,
                     finish=dict(roughness=0.3, specular=0.5, bump=0.1))]),
    'belgian-chocolate': Look(
        '#653820', '#532a16', '#8a5733', translucency=0.12, glow=COCOA_GLOW, roughness=0.42, sheen=0.18, bump=0.8,
        strewn=[Bits('stick', DARK, 0.10, 9, finish=CHOCOLATE)],
        props=[Prop('chocolate square', (-1.6, -1.75), (0, 0, 18)),
               Prop('chocolate square', (-1.15, -2.2), (0, 0, -25)),
               Prop('chocolate square', (-1.4, -1.95, 0.23), (6, 4, 40)),
               Prop('chocolate square', (1.55, -1.95), (0, 0, 30), options=dict(colour='#6d3d22'))]),
    'vegan-chocolate': Look(
        '#482614', '#371a0d', '#65391f', translucency=0.10, glow=COCOA_GLOW, roughness=0.36, specular=0.5, bump=0.8,
        strewn=[Bits('shred', ['#fffdf8'], 0.22, 16, finish=COCONUT), Bits('stick', DARK, 0.09, 5, finish=CHOCOLATE)],
        props=[Prop('coconut', (1.7, -1.75, 0.06), (48, 0, -22), 0.62),
               Prop('chocolate square', (-1.6, -1.75), (0, 0, 18), options=dict(colour='#3a1c0e')),
               Prop('chocolate square', (-1.15, -2.2), (0, 0, -25), options=dict(colour='#3a1c0e'))]),
    'vegan-sea-salt-caramel': Look(
        '#dba34e', '#c98d39', '#ecc27f', roughness=0.40,
        inside=[salt_on_top(30)],
        strewn=[Bits('flake', ['#ffffff'], 0.09, 16, finish=SALT),
                Bits('shred', ['#fffdf8'], 0.24, 10, finish=COCONUT)],
        props=[Prop('coconut', (-1.65, -1.75, 0.06), (48, 0, 22), 0.62),
               Prop('dish', (1.75, -1.9), options=dict(colour='#d8921e'))]),
    'sea-salt-caramel': Look(
        '#bf7c38', '#a86626', '#d8a061', roughness=0.38,
        inside=[salt_on_top(40)], strewn=[Bits('flake', ['#ffffff'], 0.09, 30, finish=SALT)],
        props=[Prop('shell', (-1.4, -2.0), (14, 0, 14), 1.05)]),
    'clotted-cream': Look(
        '#f6d8a0', '#eec98a', '#fdeac6', translucency=0.3, bump=0.8,
        props=[Prop('dish', (-1.5, -1.9), (0, 0, 0), 1.2, dict(holds='cream', colour='#fff4d6', second='#ecc465'))]),
    'vanilla': Look(
        '#fbe8c4', '#f5daa8', '#fff5e0', translucency=0.28, flecks=[Flecks('#3a2412', 20.0, 0.21, 0.28)],
        props=[Prop('vanilla pod', (-0.5, -1.95), (0, 0, 8)), Prop('vanilla pod', (-0.1, -2.25), (0, 0, -9)),
               Prop('vanilla pod', (0.2, -2.1, 0.08), (0, 0, 22), 0.9)]),
    'caramel': Look(
        '#d39a55', '#bf8340', '#e8bd83', roughness=0.40,
        swirl=Swirl('#95501a', bands=0.85, fold=1.5, width=0.17, soft=0.03, tone='#a8621f'),
        props=[Prop('dish', (-1.5, -1.9), (0, 0, 0), 1.1, dict(colour='#8c4a10', second='#a05d1a'))]),
    'butterscotch': Look(
        '#e2a24a', '#cb8430', '#f3cb88', translucency=0.3, roughness=0.34, sheen=0.22, mottle=0.3,
        flecks=[Flecks('#9a5a1c', 13.0, 0.26, 0.16)],
        strewn=[Bits('crumb', ['#8a4f1d', '#a5662a'], 0.05, 26, finish=SUGAR)],
        props=[Prop('cube', (-1.65, -1.75), (0, 0, 20), 1.0, BROWN_SUGAR),
               Prop('cube', (-1.1, -2.05), (0, 0, -30), 1.0, BROWN_SUGAR),
               Prop('cube', (-1.4, -1.88, 0.40), (0, 0, 50), 1.0, BROWN_SUGAR),
               Prop('butter', (1.5, -1.9), (0, 0, -18))]),
    'fudge-ice': Look(
        '#f4d9a4', '#eccb90', '#fdf0d0', translucency=0.28, layer_wave=0.08,
        layers=[Layer(0.08, '#e9c083', '#dcab68', '#f6dcae', 0.48, 1.0),
                Layer(9, '#fffaf1', '#f9f0e1', '#ffffff', 0.55, 1.1, 1.2, 0.3)],
        inside=[Bits('shred', ['#fffdf8'], 0.2, 24, sink=0.05, apart=0.15, where='top', finish=COCONUT)],
        strewn=[Bits('shred', ['#fffdf8'], 0.24, 20, finish=COCONUT)],
        props=[Prop('chocolate square', (-1.6, -1.8), (0, 0, 18), options=dict(colour='#fbeecb')),
               Prop('chocolate square', (-1.15, -2.2), (0, 0, -25), options=dict(colour='#fbeecb')),
               Prop('chocolate square', (1.55, -1.95), (0, 0, 30), options=dict(colour='#fbeecb'))]),
    'baileys': Look(
        '#c79e74', '#b1865b', '#dfc09b', translucency=0.25, swirl=Swirl('#f5e6cc', width=0.26, soft=0.06),
        props=[Prop('glass', (1.75, -1.75), (0, 0, 0), 0.95, dict(drink='#c4936a', level=0.78))]),
    'traditional-tablet': Look(
        '#e6c18a', '#d8aa69', '#f5deb6', translucency=0.16, roughness=0.62, bump=1.8, grain=0.5, crumble=1.5,
        mottle=0.3, sheen=0.0,
        props=[Prop('ribbon', (0.0, -1.85), (0, 0, 7))]),
}
